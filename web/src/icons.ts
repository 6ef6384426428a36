/** The house's line icons on a 24 × 24 grid, drawn by `Icon.svelte`. */

export const ICONS = {
  play: '<path d="M8 5.2v13.6L19 12Z" fill="currentColor" stroke="none"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2"/>',
  pass: '<rect x="8" y="3.5" width="9" height="17" rx="2"/><path d="M11.5 17.5h2M4.5 9 2 12l2.5 3M20 9l2.5 3L20 15"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  gear: '<path d="M4 7h9M17.5 7H20M4 17h2.5M11 17h9"/><circle cx="15.2" cy="7" r="2.3"/><circle cx="8.8" cy="17" r="2.3"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4.5M9 13v1.5M15 13v1.5M2.5 12.5v3M21.5 12.5v3"/><circle cx="12" cy="3.7" r="1"/>',
  hint: '<path d="M9 17.5h6M10 20.5h4M9.2 17.2c0-2.3-3.2-3.6-3.2-7.4a6 6 0 0 1 12 0c0 3.8-3.2 5.1-3.2 7.4"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.3l3.5 2"/>',
  x: '<path d="m6 6 12 12M18 6 6 18"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  qr: '<path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v2M17 20h3v-1.5M14 18.5V20"/>',
  share: '<path d="M12 15V3.5M7.5 7.5 12 3.2l4.5 4.3M6 11.5H4.5v9h15v-9H18"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="12" rx="2"/><path d="M15.5 5.5v-1a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h.5"/>',
  back: '<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5"/>',
  undo: '<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.2 5.2 0 0 1 0 10.4H9"/>',
  next: '<path d="m9 5.5 6.5 6.5L9 18.5"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.9"/><circle cx="12" cy="16.6" r=".7" fill="currentColor"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  wifi: '<path d="M3 9.5c5.3-4.7 12.7-4.7 18 0M6.3 13.2c3.4-3 8-3 11.4 0M9.5 16.7c1.5-1.3 3.5-1.3 5 0"/><circle cx="12" cy="19.6" r=".8" fill="currentColor"/>',
  users:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.3-4.5 2.8-6.5 6.5-6.5s6.2 2 6.5 6.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14c2.2.8 3.4 2.8 3.5 6"/>',
  text: '<path d="M3 18 8 6l5 12M4.7 14h6.6M14.5 18l3-7.5 3 7.5M15.6 15.5h3.8"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"/>',
  you: '<path d="M12 3.5 20.5 12 12 20.5 3.5 12Z" fill="currentColor" stroke="none"/>',
  file: '<path d="M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9.5 16.5v-5l4 2.5Z"/>',
  seal: '<path d="m12 2.8 2.5 1.9 3.1.1.9 3 2.5 1.9-1 3 1 3-2.5 1.9-.9 3-3.1.1L12 22.6l-2.5-1.9-3.1-.1-.9-3L3 15.7l1-3-1-3 2.5-1.9.9-3 3.1-.1Z"/><path d="m8.3 12.7 2.6 2.6 4.8-5.3"/>',
  motion: '<path d="M3 8h7M2 12h6M4 16h6"/><circle cx="16.5" cy="12" r="5"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7"/>',
  auto: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17A8.5 8.5 0 0 0 12 3.5Z" fill="currentColor"/>',
  key: '<rect x="3" y="6.5" width="18" height="11" rx="2"/><path d="M7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8"/>',
} as const;

export type IconName = keyof typeof ICONS;
