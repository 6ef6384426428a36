/** Which page is open. Paths name games and tables; secrets travel in the fragment only. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; way: "friends" | "device" }
  | { page: "table"; table: string; secret: string | null }
  /** Of a table, or of a file that is chosen there. */
  | { page: "replay"; table: string | null; secret: string | null }
  | { page: "rules"; game: string; paragraph: string | null }
  | { page: "fair" }
  | { page: "unknown" };

const part = (text: string | undefined): string => {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
};

export function routeOf(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split("/").filter(Boolean);
  const fragment = part(url.hash.slice(1)) || null;
  if (first === undefined) return { page: "home" };
  if (first === "fair" && second === undefined) return { page: "fair" };
  if (first === "replay" && second === undefined) return { page: "replay", table: null, secret: null };
  if (second === undefined) return { page: "unknown" };
  const name = part(second);
  if (first === "t" && rest.length === 1 && rest[0] === "replay")
    return { page: "replay", table: name, secret: fragment };
  if (rest.length > 0) return { page: "unknown" };
  if (first === "new") {
    return { page: "new", game: name, way: url.searchParams.get("way") === "device" ? "device" : "friends" };
  }
  if (first === "t") return { page: "table", table: name, secret: fragment };
  if (first === "rules") return { page: "rules", game: name, paragraph: fragment };
  return { page: "unknown" };
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Grows with every change of page, so that a page opened twice in a row is made anew. */
  visit = $state(0);

  start(): void {
    const read = (): void => {
      const before = this.route;
      this.route = routeOf(new URL(location.href));
      // From one paragraph of the rules to another the page stays, and with it how far one had read.
      const { route } = this;
      const same = route.page === "rules" && before.page === "rules" && route.game === before.game;
      if (!same) this.visit += 1;
    };
    window.addEventListener("popstate", read);
    read();
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(new URL(location.href));
    this.visit += 1;
    window.scrollTo(0, 0);
  }

  /** Ordinary clicks on links of this site change the page in place; anything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();
