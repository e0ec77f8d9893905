import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { CreditCardIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { canBePaid } from './can-be-paid.ts'
import { text } from './view-invoice.text.ts'

/** For who is billed, as long as anything is owed; while a payment is on its way it leads to that. */
export function PayInvoiceButton({ invoice }: { invoice: InvoiceDetails }) {
  const may = useMay()
  if (!canBePaid(invoice) || !may('payments:pay')) return null
  return (
    <LinkButton to={paths.checkout(invoice.InvoiceId)} variant={invoice.IsProcessing ? 'secondary' : 'primary'} icon={CreditCardIcon}>
      {invoice.IsProcessing ? text.followPayment : text.pay}
    </LinkButton>
  )
}
