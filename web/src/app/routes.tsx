import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router'
import { ShellSkeleton } from '../site/ShellSkeleton.tsx'
import { loadChunk } from '../navigation/chunks.ts'
import { guard } from '../identity/profiles/guard.ts'
import { Root } from './Root.tsx'
import { RouteError } from './RouteError.tsx'
import { leadsTo } from '../navigation/route-match.ts'
import { ROUTES } from '@keystead/contract/navigation/route-list.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'
import { loadedScreen, loadScreen } from './screens.ts'
import type { LoaderArgs } from '../navigation/screen-module.ts'
import { currentSession, loginEmail } from '../sessions/session.ts'
import { PublicFrame, PublicLayout } from './shell/PublicLayout.tsx'

/*
 * The table as React Router wants it: one branch for each layout, every screen a chunk of its own. Chunks are loaded by
 * loaders and not by `lazy`, since the router renders nothing at all, not even an error, where a `lazy` has failed.
 */
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
        Component: SignedIn,
        ErrorBoundary: WithoutLayout,
        loader: loadSignedInLayout,
        shouldRevalidate: () => false,
        children: routesOf('signed-in'),
      },
    ],
  },
]

function routesOf(access: RouteEntry['access']): RouteObject[] {
  return ROUTES.filter((entry) => entry.access === access).map(routeOf)
}

function routeOf(entry: RouteEntry): RouteObject {
  return {
    id: entry.path,
    path: entry.path,
    handle: entry,
    loader: (args) => loadData(entry, args),
    Component: () => <Loaded component={loadedScreen(entry)?.Component} />,
    ErrorBoundary: RouteError,
  }
}

async function loadData(entry: RouteEntry, args: LoaderArgs): Promise<unknown> {
  const { pathname, search } = args.url
  const elsewhere = leadsTo(entry, args.url)
  if (elsewhere) throw redirect(elsewhere, 301)
  if (entry.access === 'signed-in') {
    guard(entry, { session: currentSession(), wanted: pathname + search, isKnownBrowser: loginEmail() !== null })
  }
  const { loader } = await loadScreen(entry)
  return (await loader?.(args)) ?? null
}

let signedInLayout: ComponentType | undefined

async function loadSignedInLayout(): Promise<null> {
  signedInLayout = await loadChunk(async () => (await import('./screen-files.ts')).loadSignedInLayout())
  return null
}

function SignedIn() {
  return <Loaded component={signedInLayout} />
}

/** The frame of signed-in screens is a chunk itself, and may be what did not come. */
function WithoutLayout() {
  return (
    <PublicFrame>
      <RouteError />
    </PublicFrame>
  )
}

function Loaded({ component: Component }: { component: ComponentType | undefined }) {
  if (!Component) throw new Error('a route was rendered before its loader had loaded it')
  return <Component />
}
