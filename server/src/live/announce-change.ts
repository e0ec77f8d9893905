import type { Resource } from '@keystead/contract/rpc/resources.ts'
import type { Db } from '../database/db.ts'
import type { Change, OwnChange } from '../rpc/machinery.ts'

/** The channel of the database on which processes hear what has changed for open screens. Triggers write to it, too. */
export const CHANGES_CHANNEL = 'keystead_changes'

/** A notice takes 8,000 bytes; larger audiences get several. */
const PROFILES_PER_NOTICE = 50

/**
 * Tells the open screens of other people that something of theirs has changed, such as when a property was taken from them. It
 * arrives when the transaction commits; a screen that misses it reads again when it is back.
 */
export async function announceChange(db: Db, profileIds: readonly string[], changes: readonly Resource[]): Promise<void> {
  const unique = [...new Set(profileIds)]
  for (let from = 0; from < unique.length; from += PROFILES_PER_NOTICE) {
    const change: Change = { profiles: unique.slice(from, from + PROFILES_PER_NOTICE), changes }
    await db.sql('select pg_notify($1, $2)', [CHANGES_CHANNEL, JSON.stringify(change)])
  }
}

/** Tells all screens of an account what its command has changed, when that commits. `by`: its transaction id. */
export async function announceOwnChange(db: Db, change: OwnChange): Promise<void> {
  await db.sql('select pg_notify($1, $2)', [CHANGES_CHANNEL, JSON.stringify(change)])
}
