import { use } from 'react'
import { type UIMatch, useLocation, useMatches } from 'react-router'
import { usePageTitleInSight } from '../navigation/page-title.ts'
import { type HeadTag, type PageHead, headTags } from '../navigation/head.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'
import { loadedScreen } from './screens.ts'
import { Site } from '../sessions/site.ts'

type Leaf = Pick<UIMatch, 'loaderData' | 'params' | 'handle'>

/** What the page of a match says of itself. While its loader has no data (a failure, a shell), the table says it. */
export function headOf(leaf: Leaf, url: URL): PageHead {
  const entry = leaf.handle as RouteEntry
  const isLoaded = leaf.loaderData !== undefined
  const known: PageHead = { title: entry.title, noindex: entry.access === 'signed-in' || entry.path === '*' || !isLoaded }
  const head = isLoaded ? loadedScreen(entry)?.head : undefined
  return { ...known, ...head?.({ data: leaf.loaderData as never, params: leaf.params, url }) }
}

/** The tags of the page in sight. */
export function useCurrentHead(): HeadTag[] {
  const { origin } = use(Site)
  const { pathname, search } = useLocation()
  const leaf = useMatches().at(-1)
  const title = usePageTitleInSight()
  if (!leaf?.handle) return []
  const head = headOf(leaf, new URL(pathname + search, origin))
  return headTags(title === null ? head : { ...head, title }, { origin, pathname })
}
