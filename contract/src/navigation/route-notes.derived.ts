import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** What each screen is for, by the name of its route. */
export const routeNotes: Record<string, string> = Object.fromEntries(Object.entries<Route>(routes).map(([name, { note }]) => [name, note]))
