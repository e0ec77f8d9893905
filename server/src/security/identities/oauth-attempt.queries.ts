import { type Db, first } from '../../database/db.ts'
import { sha256 } from '../../secrets/sha256.ts'

export type Attempt = {
  providerId: number
  /** Who asked to connect; null for signing in. */
  connects: { accountId: string; sessionId: string } | null
  returnTo: string | null
}

const LIFETIME_SECONDS = 600

export async function insertAttempt(db: Db, { state, deviceId }: { state: string; deviceId: string }, attempt: Attempt): Promise<void> {
  await db.sql(
    `insert into oauth_attempt (state_sha256, provider_id, account_id, session_id, device_id, return_to, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => ${LIFETIME_SECONDS}))`,
    [
      sha256(state),
      attempt.providerId,
      attempt.connects?.accountId ?? null,
      attempt.connects?.sessionId ?? null,
      deviceId,
      attempt.returnTo,
    ],
  )
}

/** Spends an attempt. Null for one that is unknown, over, spent, or of another browser, all alike. */
export async function takeAttempt(db: Db, { state, deviceId }: { state: string; deviceId: string }): Promise<Attempt | null> {
  const row = first(
    await db.sql<{ provider_id: number; account_id: string | null; session_id: string | null; return_to: string | null }>(
      `delete from oauth_attempt where state_sha256 = $1 and device_id = $2 and expires_at > now()
       returning provider_id, account_id, session_id, return_to`,
      [sha256(state), deviceId],
    ),
  )
  return (
    row && {
      providerId: row.provider_id,
      connects: row.account_id && row.session_id ? { accountId: row.account_id, sessionId: row.session_id } : null,
      returnTo: row.return_to,
    }
  )
}

export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db.sql('delete from oauth_attempt where expires_at < now()')
}
