/** The house's service worker: shows that it is somebody's turn, and opens the table. It does nothing else. */

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show({ title, body, path, lang }) {
  // Who looks at the table sees it there, on a device that is passed round too.
  if ((await pagesAt(path)).some((page) => page.visibilityState === "visible")) return;
  await self.registration.showNotification(title, { body, lang, tag: path, data: path });
}

async function open(path) {
  const page = (await pagesAt(path))[0];
  await (page === undefined ? self.clients.openWindow(path) : page.focus());
}

async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === path);
}
