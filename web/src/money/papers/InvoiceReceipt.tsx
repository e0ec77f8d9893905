import { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { useCall } from '../../api/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ReportIcon } from '../../ui/icons.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { text } from './papers.text.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'

/** The receipt of a payment, for who has paid and for who was paid. It stays, whatever becomes of the payment. */
export function InvoiceReceipt({ invoiceId, paymentId }: { invoiceId: string; paymentId: string }) {
  const { data, error, refetch } = useCall(GetReceiptPdfDetails, { InvoiceId: invoiceId, PaymentId: paymentId })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton count={6} />
  if (!data.Receipt) {
    return (
      <EmptyState title={text.noReceipt} icon={ReportIcon} compact>
        {text.noReceiptYet}
      </EmptyState>
    )
  }
  return <ReceiptPaper receipt={data.Receipt} />
}
