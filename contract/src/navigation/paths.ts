import { routes } from './routes.ts'

type Routes = typeof routes
type Linked = { [Name in keyof Routes]: Routes[Name]['to'] extends null ? never : Name }[keyof Routes]

/** Every address, built here and nowhere else: `paths.property(assetId)`. */
export const paths = Object.fromEntries(Object.entries(routes).flatMap(([name, { to }]) => (to ? [[name, to]] : []))) as unknown as {
  readonly [Name in Linked]: Routes[Name]['to']
}

/** Articles as an Atom feed. */
export const BLOG_FEED = `${paths.blog()}/feed.xml`
