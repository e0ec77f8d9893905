import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Site, type SiteFacts } from '../sessions/site.ts'

/** What surrounds the router on both sides. The same tree, so that ids made by React agree. */
export function App({ facts, client, children }: { facts: SiteFacts; client: QueryClient; children: ReactNode }) {
  // Scripts come after the first paint; whoever drives a browser waits for this mark.
  useEffect(() => {
    document.documentElement.dataset.started = ''
  }, [])
  return (
    <Site value={facts}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Site>
  )
}
