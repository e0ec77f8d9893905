import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Site, type SiteFacts } from './site.ts'

/** What surrounds the router on both sides. The same tree, so that ids made by React agree. */
export function App({ facts, client, children }: { facts: SiteFacts; client: QueryClient; children: ReactNode }) {
  return (
    <Site value={facts}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Site>
  )
}
