import { redirect, type RouteObject } from 'react-router'
import { ShellSkeleton } from '../site/ShellSkeleton.tsx'
import { RouteError } from './RouteError.tsx'
import { Root } from './Root.tsx'
import { loadChunk } from './chunks.ts'
import { guard } from './guard.ts'
import { ROUTES, type RouteEntry } from './route-table.ts'
import { loadScreen, type LoaderArgs } from './screens.ts'
import { currentSession, loginEmail } from './session.ts'
import { PublicLayout } from './shell/PublicLayout.tsx'

/** The table as React Router wants it: one branch for each layout, every screen a chunk of its own. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: ShellSkeleton,
    children: [
      { id: 'public', Component: PublicLayout, children: routesOf('public') },
      {
        id: 'signed-in',
        lazy: async () => ({ Component: (await loadChunk(() => import('./shell/SignedInLayout.tsx'))).SignedInLayout }),
        children: routesOf('signed-in'),
      },
    ],
  },
]

function routesOf(layout: RouteEntry['layout']): RouteObject[] {
  return ROUTES.filter((entry) => entry.layout === layout).map(routeOf)
}

function routeOf(entry: RouteEntry): RouteObject {
  return {
    id: entry.path,
    path: entry.path,
    handle: entry,
    loader: (args) => loadData(entry, args),
    lazy: async () => ({ Component: (await loadScreen(entry)).Component }),
    ErrorBoundary: RouteError,
  }
}

async function loadData(entry: RouteEntry, args: LoaderArgs): Promise<unknown> {
  const { search } = args.url
  if (entry.redirectTo) throw redirect(entry.redirectTo + search, 301)
  if (entry.access === 'signed-in') {
    guard(entry, { session: currentSession(), wanted: args.url.pathname + search, isKnownBrowser: loginEmail() !== null })
  }
  const { loader } = await loadScreen(entry)
  return (await loader?.(args)) ?? null
}
