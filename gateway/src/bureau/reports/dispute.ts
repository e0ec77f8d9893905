import { z } from 'zod'
import { type Kept, collection } from '../../books/collection.ts'
import { PRODUCTS, type Product } from '../products.ts'
import { text } from '../screenings/screening-input.ts'

export const disputeInput = z.strictObject({ product: z.enum(PRODUCTS), statement: text(2_000) })
export type DisputeInput = z.output<typeof disputeInput>

export type Dispute = Kept & {
  readonly report: string
  readonly screening: string
  readonly reference: string
  readonly product: Product
  readonly statement: string
  readonly outcome: 'corrected' | 'verified' | null
  readonly resolvedAt: number | null
  /** The version that is disputed, and then the one that came of it. */
  readonly reportVersion: number
}

export const disputes = collection<Dispute>('dispute', { parent: ({ report }) => report, reference: ({ reference }) => reference })

/** Without the person's own words: what events tell. */
export function presentDisputeHead(dispute: Dispute) {
  return {
    id: dispute.id,
    object: 'dispute' as const,
    report_id: dispute.report,
    screening_id: dispute.screening,
    reference: dispute.reference,
    product: dispute.product,
    state: dispute.outcome === null ? ('open' as const) : ('resolved' as const),
    outcome: dispute.outcome,
    opened_at: dispute.created,
    resolved_at: dispute.resolvedAt,
    report_version: dispute.reportVersion,
  }
}
export const presentDispute = (dispute: Dispute) => ({ ...presentDisputeHead(dispute), statement: dispute.statement })
export type PresentedDispute = ReturnType<typeof presentDispute>
