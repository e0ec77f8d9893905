import type { Db } from '../database/db.ts'
import { expireEveryLink } from '../links/links.ts'
import { endEverySession } from '../sessions/sessions.ts'

/** Deletes what a room keeps that lets a person in for a moment, and is gone when it was used: in a backup it may be there again. */
export type ForgetsOpenSteps = (db: Db) => Promise<void>

/**
 * A backup does not know who was signed out after it was made, and which links were used up. So no one comes in by what
 * was open then.
 */
export async function endFormerAccess(db: Db, forgetting: readonly ForgetsOpenSteps[]): Promise<{ sessions: number; links: number }> {
  const sessions = await endEverySession(db)
  const links = await expireEveryLink(db)
  for (const forget of forgetting) await forget(db)
  return { sessions, links }
}
