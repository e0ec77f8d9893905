import type { Route, RouteEntry } from './route.ts'
import { routes } from './routes.ts'

/** Every address of the product, those of before as well: the router, the guard, the menus, the documentation and the crawl read it. */
export const ROUTES: readonly RouteEntry[] = Object.entries<Route>(routes).flatMap(([name, route]) => [
  { ...route, name },
  ...(route.former ?? []).map((path) => ({ ...route, name, path, redirectTo: route.path })),
])
