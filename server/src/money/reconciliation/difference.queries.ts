import { type Db, first } from '../../database/db.ts'

export type DifferenceKind = 'missing-here' | 'missing-there' | 'other-amount' | 'other-account' | 'other-currency' | 'issuer-gone'
export type DifferenceState = 'open' | 'explained' | 'resolved'

/** The connected account, what it got, and what moved in all. */
type Side = { readonly account: string | null; readonly accountCents: number; readonly totalCents: number; readonly currency?: string }

export type DifferenceRow = {
  id: string
  gateway: string
  fact: string
  kind: DifferenceKind
  theirs: Side
  ours: Side
  state: DifferenceState
  note: string | null
  seen_at: Date
  changed_at: Date
}

const DIFFERENCE = 'id, gateway, fact, kind, theirs, ours, state, note, seen_at, changed_at'

/** One comparison at a time: the lock is held to the end of the transaction. */
export async function lockComparison(db: Db, gateway: string): Promise<void> {
  await db.sql(`select pg_advisory_xact_lock(hashtextextended('reconciliation:' || $1, 0))`, [gateway])
}

/** Is there and not here, and what it is of is known: it has only not been told yet. */
export type Unheard = { fact: string; step: string; payment_id: string | null; payout_ref: string | null; gateway_account: string | null }

/** What it is of is a payment of ours that they call so, or one that has not heard yet how they call it. */
const KNOWN = `case
  when c.payout_ref is not null then exists (select from payment_account a where a.gateway = c.gateway and a.gateway_ref = c.their_account)
  when c.refund_ref is not null then exists (select from payment_refund r where r.gateway_ref = c.refund_ref or (r.gateway_ref is null and r.id = (
    select min(l.refund_id::text)::uuid from provider_line l where l.gateway = c.gateway and l.fact = c.fact)))
  else exists (select from payment p where p.gateway = c.gateway and (p.gateway_ref = c.payment_ref or (p.gateway_ref is null and p.id = c.payment_id)))
end`

export async function listUnheard(db: Db, gateway: string, limit: number): Promise<Unheard[]> {
  return db.sql<Unheard>(
    `select c.fact, c.step, c.payout_ref, c.their_account as gateway_account,
       coalesce((select p.id from payment p where p.gateway = c.gateway and p.gateway_ref = c.payment_ref), c.payment_id) as payment_id
     from provider_comparison c where c.gateway = $1 and c.kind = 'missing-here' and ${KNOWN} order by c.fact limit $2`,
    [gateway, limit],
  )
}

export type ToSuspend = { fact: string; difference: number; times: number }

/**
 * What has to go to suspense, or back from there, so that what they have of us is what the books say: of facts that are here with another
 * amount, and of those that are of nothing that we know. What has only not been told yet is not among them.
 */
export async function listToSuspend(db: Db, gateway: string): Promise<ToSuspend[]> {
  return db.sql<ToSuspend>(
    `select c.fact, (c.their_total_cents - c.our_total_cents - c.suspended_cents)::bigint as difference,
       (select count(*)::int from ledger_transaction t where t.kind = 'suspend' and t.memo ->> 'fact' = c.fact) as times
     from provider_comparison c
     where c.gateway = $1 and c.is_there and not c.is_other_currency
       and c.their_total_cents <> c.our_total_cents + c.suspended_cents and (c.is_here or not ${KNOWN})
     order by c.fact limit 500`,
    [gateway],
  )
}

export type NotedDifference = Pick<DifferenceRow, 'id' | 'fact' | 'kind'>

/** Writes down what differs now, and answers what did not before. What was explained stays so while both sides stay as they are. */
export async function noteDifferences(db: Db, gateway: string): Promise<NotedDifference[]> {
  return db.sql<NotedDifference>(
    `with now_differs as (
       select c.gateway, c.fact, c.kind,
         jsonb_strip_nulls(jsonb_build_object('account', c.their_account, 'accountCents', coalesce(c.their_account_cents, 0), 'totalCents', c.their_total_cents,
           'currency', c.currency)) as theirs,
         jsonb_strip_nulls(jsonb_build_object('account', c.our_account, 'accountCents', coalesce(c.our_account_cents, 0), 'totalCents', c.our_total_cents)) as ours
       from provider_comparison c where c.gateway = $1 and c.kind is not null
     ), open_before as (
       select fact from provider_difference where gateway = $1 and state <> 'resolved'
     ), noted as (
       insert into provider_difference as d (gateway, fact, kind, theirs, ours) select gateway, fact, kind, theirs, ours from now_differs
       on conflict (gateway, fact) do update set kind = excluded.kind, theirs = excluded.theirs, ours = excluded.ours,
         state = case when d.state = 'explained' and d.theirs = excluded.theirs and d.ours = excluded.ours then 'explained' else 'open' end,
         note = case when d.state = 'explained' and d.theirs = excluded.theirs and d.ours = excluded.ours then d.note end, changed_at = now()
       where d.state = 'resolved' or (d.kind, d.theirs, d.ours) is distinct from (excluded.kind, excluded.theirs, excluded.ours)
       returning d.id, d.fact, d.kind
     )
     select id, fact, kind from noted where fact not in (select fact from open_before) order by fact`,
    [gateway],
  )
}

/**
 * What a bank took back after who billed had closed their account: both sides have it, and no one was told. Answers what is new. It stays until it
 * is explained.
 */
export async function noteOwedByGone(db: Db, gateway: string): Promise<NotedDifference[]> {
  return db.sql<NotedDifference>(
    `insert into provider_difference (gateway, fact, kind, theirs, ours)
     select p.gateway, 'came-back:' || d.gateway_ref, 'issuer-gone', taken.side, taken.side
     from payment_dispute d join payment p on p.id = d.payment_id join account_holder a on a.id = p.account_id
       left join payment_account pa on pa.id = p.payment_account_id
       cross join lateral (select jsonb_strip_nulls(jsonb_build_object('account', pa.gateway_ref, 'accountCents', -d.amount_cents,
         'totalCents', -d.amount_cents)) as side) as taken
     where p.gateway = $1 and d.status = 'lost' and d.ended_at >= a.closed_at
     on conflict (gateway, fact) do nothing returning id, fact, kind`,
    [gateway],
  )
}

/** What differed and is the same by now: the other side has come. */
export async function resolveDifferences(db: Db, gateway: string): Promise<number> {
  const resolved = await db.sql(
    `update provider_difference d set state = 'resolved', changed_at = now() where gateway = $1 and state = 'open' and kind <> 'issuer-gone'
       and not exists (select from provider_comparison c where c.gateway = d.gateway and c.fact = d.fact and c.kind is not null) returning 1`,
    [gateway],
  )
  return resolved.length
}

export async function noteCompared(db: Db, gateway: string): Promise<void> {
  await db.sql('update provider_reading set compared_at = now() where gateway = $1', [gateway])
}

export async function listDifferences(db: Db, states: readonly DifferenceState[], limit: number): Promise<DifferenceRow[]> {
  return db.sql<DifferenceRow>(
    `select ${DIFFERENCE} from provider_difference where state = any($1::text[]) order by seen_at, id limit $2`,
    [states, limit],
  )
}

/** Null: it is not open. */
export async function explainDifference(db: Db, id: string, note: string): Promise<DifferenceRow | null> {
  return first(
    await db.sql<DifferenceRow>(
      `update provider_difference set state = 'explained', note = $2, changed_at = now() where id = $1 and state = 'open' returning ${DIFFERENCE}`,
      [id, note],
    ),
  )
}
