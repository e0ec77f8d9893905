import type { InvoiceFilter } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { PaymentFilter } from '@keystead/contract/money/payments/payment.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** Which numbers: of what is billed, or of what the reader is billed; of all homes, or of one. Tenants have one kind of lists. */
export type MoneyAbout = { readonly isBilled: boolean; readonly hasTabs: boolean; readonly assetId: string | null }

const tabOf = ({ isBilled, hasTabs }: MoneyAbout, received: string) => (isBilled && hasTabs ? received : null)

export function invoicesBehind(about: MoneyAbout, status: InvoiceFilter | null = null): string {
  return paths.invoices({ tab: tabOf(about, 'received'), status, property: about.assetId })
}

/** `month` as `2026-11-01`. */
export function paymentsBehind(
  about: MoneyAbout,
  { status = null, month = null }: { status?: PaymentFilter | null; month?: string | null } = {},
) {
  return paths.payments({ tab: tabOf(about, 'made'), status, property: about.assetId, month: month && month.slice(0, 'YYYY-MM'.length) })
}
