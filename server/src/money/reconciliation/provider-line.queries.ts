import { type Db, first, only } from '../../database/db.ts'
import type { GatewaySettlementLine } from '../../rpc/payment-gateway.ts'
import { factOf } from './provider-line.ts'

/** How far the report of a provider was read, by their clock; null: never. */
export async function findReadTo(db: Db, gateway: string): Promise<Date | null> {
  const row = first(await db.sql<{ read_to: Date }>('select read_to from provider_reading where gateway = $1', [gateway]))
  return row?.read_to ?? null
}

/** By the clock of the database. */
export async function readNow(db: Db): Promise<Date> {
  return only(await db.sql<{ now: Date }>('select now() as now')).now
}

/** A line that was not there before, as far as it says what they take of the platform. */
export type NewLine = { id: string; payment_id: string | null; step: string; fee_cents: number }

/** What was read before is not written again. Fees of a connected account are ours, and booked with what they are of. */
export async function insertLines(db: Db, gateway: string, lines: readonly GatewaySettlementLine[]): Promise<NewLine[]> {
  return db.sql<NewLine>(
    `with added as (
       insert into provider_line (gateway, id, gateway_account, type, amount_cents, fee_cents, net_cents, currency, step, fact,
         payment_ref, refund_ref, dispute_ref, payout_ref, payment_id, refund_id, happened_at)
       select $1, l.id, l.account, l.type, l.amount, l.fee, l.net, l.currency, l.step, l.fact, l.payment, l.refund, l.dispute, l.payout,
         l.payment_id, l.refund_id, l.happened_at
       from jsonb_to_recordset($2::jsonb) as l (id text, account text, type text, amount bigint, fee bigint, net bigint, currency text,
         step text, fact text, payment text, refund text, dispute text, payout text, payment_id uuid, refund_id uuid, happened_at timestamptz)
       on conflict (gateway, id) do nothing returning id, payment_id, step, fee_cents, gateway_account, currency, happened_at
     )
     select id, payment_id, step, fee_cents from added where gateway_account is null and fee_cents <> 0 and currency = 'USD' order by happened_at, id`,
    [gateway, JSON.stringify(lines.map((line) => rowOf(line)))],
  )
}

function rowOf(line: GatewaySettlementLine) {
  return {
    id: line.id,
    account: line.accountId,
    type: line.type,
    amount: line.amountCents,
    fee: line.feeCents,
    net: line.netCents,
    currency: line.currency,
    ...factOf(line),
    payment: line.paymentId,
    refund: line.refundId,
    dispute: line.disputeId,
    payout: line.payoutId,
    payment_id: uuidOf(line.metadata['attempt']),
    refund_id: uuidOf(line.refundMetadata['refund']),
    happened_at: line.createdAt.toISOString(),
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What is no id of ours is of someone else. */
function uuidOf(reference: string | undefined): string | null {
  return reference !== undefined && UUID.test(reference) ? reference : null
}

/** The line by which the cost of a payment is in the books; null: by none yet. */
export async function findCostLine(db: Db, paymentId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ line: string }>(`select memo ->> 'line' as line from ledger_transaction where business_key = $1`, [`cost:${paymentId}`]),
  )
  return row?.line ?? null
}

/** Their clock never goes back for us. */
export async function noteReadTo(db: Db, gateway: string, readTo: Date): Promise<void> {
  await db.sql(
    `insert into provider_reading (gateway, read_to) values ($1, $2)
     on conflict (gateway) do update set read_to = greatest(provider_reading.read_to, excluded.read_to)`,
    [gateway, readTo],
  )
}

/** All that was there at `asOf` has been read. */
export async function noteComplete(db: Db, gateway: string, asOf: Date): Promise<void> {
  await db.sql(
    `insert into provider_reading (gateway, read_to, complete_as_of) values ($1, 'epoch', $2)
     on conflict (gateway) do update set complete_as_of = greatest(provider_reading.complete_as_of, excluded.complete_as_of)`,
    [gateway, asOf],
  )
}
