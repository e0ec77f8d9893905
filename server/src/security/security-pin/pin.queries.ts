import { type Db, first, only } from '../../database/db.ts'

/* Row security shows the account of the transaction alone; each statement names it all the same. */

export async function findPin(db: Db, accountId: string): Promise<{ pinHash: string; setAt: Date } | null> {
  const row = first(
    await db.sql<{ pin_hash: string; set_at: Date }>('select pin_hash, set_at from security_pin where account_id = $1', [accountId]),
  )
  return row && { pinHash: row.pin_hash, setAt: row.set_at }
}

/** Null when there is a pin already; of two at once the second waits for the first. */
export async function insertPin(db: Db, accountId: string, pinHash: string): Promise<Date | null> {
  const row = first(
    await db.sql<{ set_at: Date }>(
      'insert into security_pin (account_id, pin_hash) values ($1, $2) on conflict (account_id) do nothing returning set_at',
      [accountId, pinHash],
    ),
  )
  return row?.set_at ?? null
}

/** A new pin takes the place of whatever was there, and what the old one confirmed is void. */
export async function replacePin(db: Db, accountId: string, pinHash: string): Promise<Date> {
  await db.sql('delete from pin_confirmation where account_id = $1', [accountId])
  const { set_at } = only(
    await db.sql<{ set_at: Date }>(
      `insert into security_pin (account_id, pin_hash) values ($1, $2)
       on conflict (account_id) do update set pin_hash = excluded.pin_hash, set_at = now()
       returning set_at`,
      [accountId, pinHash],
    ),
  )
  return set_at
}

export async function deletePin(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from pin_confirmation where account_id = $1', [accountId])
  await db.sql('delete from security_pin where account_id = $1', [accountId])
}

export type Confirmed = { accountId: string; sessionId: string; operation: string; objectId: string; amountCents: number | null }

export async function insertConfirmation(db: Db, confirmed: Confirmed, sha256: Buffer): Promise<Date> {
  const { expires_at } = only(
    await db.sql<{ expires_at: Date }>(
      `insert into pin_confirmation (confirmation_sha256, account_id, session_id, operation, object_id, amount_cents, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + interval '5 minutes') returning expires_at`,
      [sha256, confirmed.accountId, confirmed.sessionId, confirmed.operation, confirmed.objectId, confirmed.amountCents],
    ),
  )
  return expires_at
}

/** True once, for exactly what was confirmed. */
export async function spendConfirmation(db: Db, confirmed: Confirmed, sha256: Buffer): Promise<boolean> {
  const spent = await db.sql(
    `update pin_confirmation set used_at = now()
     where confirmation_sha256 = $1 and account_id = $2 and session_id = $3 and operation = $4 and object_id = $5
       and amount_cents is not distinct from $6::bigint and used_at is null and expires_at > now()
     returning 1`,
    [sha256, confirmed.accountId, confirmed.sessionId, confirmed.operation, confirmed.objectId, confirmed.amountCents],
  )
  return spent.length === 1
}

/** Housekeeping, past row security. */
export async function deleteOldConfirmations(db: Db): Promise<void> {
  await db.sql(`delete from pin_confirmation where expires_at < now() - interval '1 day'`)
}

/** Of all people, past row security: after a restore. */
export async function deleteAllConfirmations(db: Db): Promise<void> {
  await db.sql('delete from pin_confirmation')
}
