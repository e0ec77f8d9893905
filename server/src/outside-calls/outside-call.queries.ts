import { type Db, first } from '../database/db.ts'

type NewCall = { name: string; naturalKey: string; subject: string | null; data: object }

/** The id of a new call, or null when its natural key was there already. */
export async function insertOutsideCall(db: Db, { name, naturalKey, subject, data }: NewCall): Promise<string | null> {
  // Places of a subject are given in the order in which they commit.
  if (subject !== null) await db.sql(`select pg_advisory_xact_lock(hashtextextended('outside-call:' || $1, 0))`, [subject])
  const row = first(
    await db.sql<{ id: string }>(
      `insert into outside_call (name, natural_key, subject, data) values ($1, $2, $3, $4::jsonb)
       on conflict (name, natural_key) do nothing returning id`,
      [name, naturalKey, subject, JSON.stringify(data)],
    ),
  )
  return row?.id ?? null
}

/**
 * Whether a call has to wait for an earlier one of its subject. It asks behind the lock of the one that is being settled, so
 * that either this sees it settled or the settling sees this one and enqueues it again.
 */
export async function waitsForEarlier(db: Db, callId: string): Promise<boolean> {
  const earlier = await db.sql(
    `select 1 from outside_call c join outside_call e on e.subject = c.subject and e.place < c.place
     where c.id = $1 and e.settled_at is null for share of e`,
    [callId],
  )
  return earlier.length > 0
}

export type TriedCall = { readonly id: string; readonly name: string; readonly data: object; readonly tries: number }

/**
 * Begins a try. Null: it is settled. Nothing keeps two workers from trying at once, since the company does a thing once for
 * a key, and one verdict alone is recorded.
 */
export async function beginTry(db: Db, callId: string): Promise<TriedCall | null> {
  return first(
    await db.sql<TriedCall>(
      `update outside_call set tries = tries + 1 where id = $1 and settled_at is null returning id, name, data, tries`,
      [callId],
    ),
  )
}

/** A try told nothing. `isLast` when no other one follows by itself. */
export async function recordFailedTry(db: Db, callId: string, { reason, isLast }: { reason: string; isLast: boolean }): Promise<void> {
  await db.sql('update outside_call set status = $3, reason = $2 where id = $1 and settled_at is null', [
    callId,
    reason,
    isLast ? 'unknown' : 'waiting',
  ])
}

/** False: another worker was faster. */
export async function markSettled(
  db: Db,
  callId: string,
  { outcome, reason }: { outcome: 'done' | 'refused'; reason: string | null },
): Promise<boolean> {
  const settled = await db.sql(
    `update outside_call set status = $2, reason = $3, settled_at = now()
     where id = $1 and settled_at is null returning 1`,
    [callId, outcome, reason],
  )
  return settled.length > 0
}

/** The call of the same subject that may be made now that this one is settled. */
export async function findNextOfSubject(db: Db, callId: string): Promise<string | null> {
  const next = first(
    await db.sql<{ id: string }>(
      `select o.id from outside_call c join outside_call o on o.subject = c.subject and o.settled_at is null
       where c.id = $1 order by o.place limit 1`,
      [callId],
    ),
  )
  return next?.id ?? null
}

/** Housekeeping: what was settled is kept for a year, to compare with the statements of companies. */
export async function deleteOldOutsideCalls(db: Db): Promise<void> {
  await db.sql(`delete from outside_call where settled_at < now() - interval '1 year'`)
}
