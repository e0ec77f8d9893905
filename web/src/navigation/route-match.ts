import { generatePath, matchPath, matchRoutes, useMatches } from 'react-router'
import { ROUTES } from '@keystead/contract/navigation/route-list.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'

const patterns = ROUTES.map((entry) => ({ path: entry.path, handle: entry }))

/** The entry of an address; every address has one, if only the not-found page's. */
export function entryAt(pathname: string): RouteEntry {
  const match = matchRoutes(patterns, pathname)?.at(-1)
  if (!match) throw new Error(`no route for ${pathname}`)
  return match.route.handle
}

export function isProtectedPath(pathname: string): boolean {
  return entryAt(pathname).access === 'signed-in'
}

/** The entry of the screen that is shown. */
export function useEntry(): RouteEntry {
  const leaf = useMatches().at(-1)
  return (leaf?.handle as RouteEntry | undefined) ?? entryAt(leaf?.pathname ?? '/')
}

/** Where an address leads that is another spelling of one of ours, with what it names; null for one that is a page itself. */
export function leadsTo({ path, redirectTo }: RouteEntry, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  return redirectTo === undefined ? null : generatePath(redirectTo, matchPath(path, pathname)?.params) + search
}
