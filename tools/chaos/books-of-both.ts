import type { GatewaySettlementLine } from '../../server/src/rpc/payment-gateway.ts'
import type { Installation } from './installation.ts'

/* What stands in our database and in the gateway's report when all is over. */

export type PaymentFact = {
  readonly id: string
  readonly invoice_id: string
  readonly source: 'account' | 'link' | 'recorded'
  readonly status: string
  readonly amount_cents: number
  readonly payer_fee_cents: number
}
export type RefundFact = {
  readonly id: string
  readonly payment_id: string
  readonly status: string
  readonly amount_cents: number
  /** Of a fee that went back since nothing came of it. */
  readonly is_by_itself: boolean
}
export type InvoiceFact = { readonly id: string; readonly status: string; readonly written_off_cents: number }

export type Kept = {
  readonly payments: readonly PaymentFact[]
  readonly refunds: readonly RefundFact[]
  readonly invoices: readonly InvoiceFact[]
  /** Business keys of the ledger. */
  readonly posted: ReadonlySet<string>
}

export type Line = Pick<GatewaySettlementLine, 'type' | 'amountCents' | 'accountId' | 'metadata' | 'refundMetadata'>

export async function keptByUs({ sql }: Installation): Promise<Kept> {
  const posted = await sql<{ business_key: string }>('select business_key from ledger_transaction')
  return {
    payments: await sql<PaymentFact>('select id, invoice_id, source, status, amount_cents, payer_fee_cents from payment'),
    refunds: await sql<RefundFact>(
      `select r.id, r.payment_id, r.status, r.amount_cents,
         exists (select 1 from application_fee f where f.payment_id = r.payment_id and f.gave_back_at is not null) as is_by_itself
       from payment_refund r`,
    ),
    invoices: await sql<InvoiceFact>('select id, status, written_off_cents from invoice'),
    posted: new Set(posted.map(({ business_key }) => business_key)),
  }
}

/** The whole report of the gateway, as the server reads it. */
export async function reportOfGateway({ services }: Installation): Promise<Line[]> {
  const found: GatewaySettlementLine[] = []
  for (;;) {
    const { lines, hasMore } = await services.payments!.settlementReport(
      { from: new Date(0), to: null },
      { limit: 1_000, after: found.at(-1)?.id ?? null },
      { signal: AbortSignal.timeout(60_000) },
    )
    found.push(...lines)
    if (!hasMore) return found
  }
}
