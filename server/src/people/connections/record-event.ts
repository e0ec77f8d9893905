import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { type NewEvent, insertConnectionEvents } from './connection.queries.ts'

export type ConnectionEventKind =
  | 'invited'
  | 'resent'
  | 'withdrawn'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'ended'
  | 'assigned'
  | 'unassigned'
  | 'lease-changed'
  | 'owner-added'
  | 'owner-removed'

export type ConnectionEventNote = NewEvent & { readonly kind: ConnectionEventKind }

/**
 * Adds to the history of connections, whoever acts: an agent assigns tenants of the owner. `detail` names what it was about
 * as it was called then: `{ assetId, title, profileId }` with the profile that has or had it by that, a `role`, `percent` or `reason` where there is one.
 */
export async function recordConnectionEvents(db: Db, events: readonly ConnectionEventNote[]): Promise<void> {
  if (events.length === 0) return
  await seeingEverything(db, 'whoever acts for one of both sides writes into their history', () => insertConnectionEvents(db, events))
}

export async function recordConnectionEvent(db: Db, event: ConnectionEventNote): Promise<void> {
  await recordConnectionEvents(db, [event])
}
