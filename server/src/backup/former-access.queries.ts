import type { Db } from '../database/db.ts'

/** What lets a person in for a moment, and is gone when it was used: in a backup it may be there again. */
const MOMENTARY = ['sign_in_ticket', 'oauth_attempt', 'oauth_ticket', 'identity_code', 'passkey_challenge', 'pin_confirmation']

/**
 * A backup does not know who was signed out after it was made, and which links were used up. So no one comes in by what
 * was open then. Links that no mail has brought yet have no secret, and stay.
 */
export async function endFormerAccess(db: Db): Promise<{ sessions: number; links: number }> {
  const sessions = await db.sql(
    `update public.session set revoked_at = now(), previous_secret_sha256 = null where revoked_at is null and expires_at > now() returning 1`,
  )
  const links = await db.sql(
    `update public.secret_link set expires_at = now() where used_at is null and token_sha256 is not null and expires_at > now() returning 1`,
  )
  for (const table of MOMENTARY) await db.sql(`delete from public.${table}`)
  return { sessions: sessions.length, links: links.length }
}
