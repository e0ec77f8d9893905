import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { call, onSessionEnd } from './api/call.ts'
import { createQueryClient, QueriesContext } from './api/query.ts'
import { App } from './app/App.tsx'
import { recoverFromChunkFailures } from './navigation/chunks.ts'
import { PAGE_DATA_ID, type PageData, ROOT_ID } from './app/page-data.ts'
import { moveInWhenSignedIn } from './app/moves-in.ts'
import { dropForms, hasOpenForm } from './browser/open-forms.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { isProtectedPath } from './navigation/route-match.ts'
import { routes } from './app/routes.tsx'
import { beginWithScreen } from './app/screens.ts'
import { currentSession, heldSession, holdSession, identityOf, onSessionChange, takeNote } from './sessions/session.ts'
import { toast } from './ui/toast.tsx'
import './ui/theme/global.css'

const page = readPageData()
const client = createQueryClient(call)
hydrate(client, page.queries)
beginWithScreen(page.screen)

const router = createBrowserRouter(routes, {
  getContext() {
    const context = new RouterContextProvider()
    context.set(QueriesContext, client)
    return context
  },
})

// The entry's own address carries a hash that covers the names of all chunks.
recoverFromChunkFailures(import.meta.url, () => addressOf(router.state.navigation.location ?? router.state.location))
goToSignInWhenSessionEnds(router)
reloadWhenSomebodyElseIsHere()
moveInWhenSignedIn(client)

const root = document.getElementById(ROOT_ID)!
void start()

// Not awaited here: screens are chunks that may import what lies in this one, and a module that waits for its screen
// while the screen waits for the module waits for ever.
async function start(): Promise<void> {
  // Loaders find in the cache what the server has fetched, so this asks nothing; meanwhile the server's markup stands.
  if (root.hasChildNodes()) await initialized(router)
  show()
  const note = takeNote()
  if (note) toast.info(note)
}

function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (text) return JSON.parse(text) as PageData
  // The page of `vite dev`, which no server has rendered.
  const facts = { origin: window.location.origin, session: currentSession(), servedAt: null, scheme: 'system', demo: false } as const
  return { facts, queries: { queries: [], mutations: [] }, takeOver: false, screen: null }
}

function initialized(subject: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (subject.state.initialized) return resolve()
    const stop = subject.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

function show(): void {
  const app = (
    <App facts={page.facts} client={client}>
      <RouterProvider router={router} />
    </App>
  )
  // A page that did load on the server may fail to here, or the other way round: only like takes over like.
  if (page.takeOver && !router.state.errors) {
    // In slices, between which the browser hears what people do.
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  root.replaceChildren()
  createRoot(root).render(app)
}

function goToSignInWhenSessionEnds(subject: DataRouter): void {
  onSessionEnd((operation) => {
    const { pathname } = subject.state.location
    const wanted = addressOf(subject.state.navigation.location ?? subject.state.location)
    // A visitor who only reads a public page is not sent away because a background question found the session over.
    if (operation.kind === 'command' || isProtectedPath(pathname)) void subject.navigate(paths.signin({ returnTo: wanted }))
  })
}

function reloadWhenSomebodyElseIsHere(): void {
  let shown = currentSession()
  onSessionChange((elsewhere) => {
    // Who signs in while the page waits for that is looked at by those who asked.
    if (heldSession()) return
    const now = currentSession()
    if (elsewhere && identityOf(now) !== identityOf(shown)) {
      // The same person in another profile is asked by SwitchedElsewhere.
      if (shown && now?.SessionId === shown.SessionId && hasOpenForm()) return holdSession(shown)
      // What one person typed is not for the next one; who has only signed out is still asked.
      if (now) dropForms()
      window.location.reload()
    }
    shown = now
  })
}

function addressOf(location: { pathname: string; search: string; hash: string }): string {
  return location.pathname + location.search + location.hash
}
