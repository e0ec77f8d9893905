import type { QueryClient } from '@tanstack/react-query'
import { startAnew } from '../../api/query.ts'
import { clearSelections } from '../../sessions/selection.ts'
import { sessionChanged } from '../../sessions/session.ts'

/** After a call that made another profile the active one, on a screen that is open to every profile. */
export async function profileSwitched(client: QueryClient): Promise<void> {
  clearSelections()
  sessionChanged()
  // What only the last profile could see has to be off the page first, or it would be asked for again.
  await new Promise((done) => setTimeout(done))
  startAnew(client)
}
