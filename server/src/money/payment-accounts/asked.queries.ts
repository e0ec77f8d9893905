import { type Db, first, only } from '../../database/db.ts'
import { PAYMENT_ACCOUNT, type PaymentAccountRow } from './payment-account.queries.ts'

/* What the gateway is told and what it answers. Jobs look at all accounts here, and act as the one whose row it is. */

/** Notes that the gateway is told something from now on. Answers how often that was. */
export async function noteAsked(db: Db, id: string, sealed: Buffer): Promise<number> {
  const row = only(
    await db.sql<{ asked_count: number }>(
      `update payment_account set asked_sealed = $2, asked_at = now(), asked_count = asked_count + 1, version = version + 1, updated_at = now()
       where id = $1 returning asked_count`,
      [id, sealed],
    ),
  )
  return row.asked_count
}

/** It has answered: the numbers go. */
export async function noteAnswered(db: Db, id: string): Promise<void> {
  await db.sql('update payment_account set asked_sealed = null, asked_at = null, version = version + 1, updated_at = now() where id = $1', [
    id,
  ])
}

/** What it is to be told; null where that is no longer so. */
export async function findAsked(
  db: Db,
  id: string,
  askedCount: number,
): Promise<{ asked_sealed: Buffer; gateway_ref: string | null } | null> {
  return first(
    await db.sql<{ asked_sealed: Buffer; gateway_ref: string | null }>(
      `select asked_sealed, gateway_ref from payment_account
       where id = $1 and asked_count = $2 and asked_sealed is not null and closed_at is null`,
      [id, askedCount],
    ),
  )
}

export type AnsweredRow = PaymentAccountRow & { asked_sealed: Buffer | null }

/** The row of an answer or a look, locked; null where its account is closed. */
export async function lockAnswered(db: Db, id: string): Promise<AnsweredRow | null> {
  return first(
    await db.sql<AnsweredRow>(
      `select ${PAYMENT_ACCOUNT}, p.asked_sealed from payment_account p where p.id = $1 and p.closed_at is null for update`,
      [id],
    ),
  )
}

/** Ours, by what the gateway tells of: its own name for it, or ours where its name is not noted yet. */
export async function findTold(
  db: Db,
  { gateway, gatewayRef, id }: { gateway: string; gatewayRef: string; id: string | null },
): Promise<{ id: string; gateway_ref: string | null } | null> {
  return first(
    await db.sql<{ id: string; gateway_ref: string | null }>(
      `select id, gateway_ref from payment_account where (gateway = $1 and gateway_ref = $2) or (id = $3::uuid and gateway_ref is null) limit 1`,
      [gateway, gatewayRef, id],
    ),
  )
}

export type LookedAt = { id: string; gateway_ref: string; seen_at: Date | null }

/** Those that are being checked, a few minutes after the last look, and all others once a day. */
export async function listToLookAt(db: Db, gateway: string, limit: number, after: LookedAt | null): Promise<LookedAt[]> {
  return db.sql<LookedAt>(
    `select id, gateway_ref, seen_at from payment_account
     where gateway = $1 and gateway_ref is not null and closed_at is null and ($3::uuid is null or id > $3)
       and (seen_at is null or seen_at < now() - interval '1 day'
         or ((status in (0, 2) or is_restricted) and seen_at < now() - interval '5 minutes'))
     order by id limit $2`,
    [gateway, limit, after?.id ?? null],
  )
}

/** What the gateway says now is so from now on, by the clock that compares it. */
export async function momentOf(db: Db): Promise<Date> {
  return only(await db.sql<{ now: Date }>('select clock_timestamp() as now')).now
}
