import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { GetInvoicePdf } from '@keystead/contract/money/papers/paper.operations.ts'
import { useCall } from '../../api/query.ts'
import { PaperViewer } from './PaperViewer.tsx'
import { untilMade } from './until-made.ts'
import { text } from '../invoices/view-invoice.text.ts'

/** The same file that was sent; of a draft as it would look now. */
export function InvoicePdf({ invoice: { InvoiceId, InvoiceNumber } }: { invoice: InvoiceDetails }) {
  const asked = useCall(GetInvoicePdf, { InvoiceId }, { refetchEveryMs: untilMade })
  return <PaperViewer label={text.invoiceTitle({ number: InvoiceNumber })} asked={asked} />
}
