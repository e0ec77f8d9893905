import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { ReactNode } from 'react'
import { createMemoryRouter, type LoaderFunction, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react/pure'
import { call } from '../src/api/call.ts'
import { createQueryClient } from '../src/api/query.ts'
import { App } from '../src/app/App.tsx'
import { currentSession } from '../src/sessions/session.ts'
import { ToastRegion } from '../src/ui/toast.tsx'

type Shown = Awaited<ReturnType<typeof render>> & {
  /** Where the page is by now: `/Properties?page=2`. */
  address: () => string
  goTo: (address: string) => Promise<void>
}

/** What the loader of a screen has ensured: a call with its input and its answer. */
type Loaded = readonly [AnyOperation, unknown, unknown]
type Place = {
  at?: string
  /** The pattern that the address fits, where a screen reads something out of it. */
  path?: string
  loaded?: readonly Loaded[]
  /** What an address waits for before it is shown. */
  loader?: LoaderFunction
}

/**
 * Shows a component as a page of ours is put together: router, cache of answers, toasts. Elsewhere there is a page that says so;
 * `at` is the address that it is shown at.
 */
export async function show(component: ReactNode, { at = '/', path, loaded = [], loader }: Place = {}): Promise<Shown> {
  const here = new URL(at, window.location.origin)
  const routes: RouteObject[] = [
    { path: path ?? here.pathname, element: component, loader, hydrateFallbackElement: <></> },
    { path: '*', element: <p>Another page</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const facts = { origin: window.location.origin, session: currentSession(), servedAt: null, scheme: 'light', demo: false } as const
  const client = createQueryClient(call)
  for (const [operation, input, answer] of loaded) client.setQueryData([operation.name, input], operation.output.parse(answer))
  const shown = await render(
    <App facts={facts} client={client}>
      <main>
        <RouterProvider router={router} />
      </main>
      <ToastRegion />
    </App>,
  )
  return {
    ...shown,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (address) => router.navigate(address),
  }
}
