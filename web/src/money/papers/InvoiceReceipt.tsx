import { GetReceiptPdf, GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ReportIcon } from '../../ui/icons.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { text } from './papers.text.ts'
import { PaperViewer } from './PaperViewer.tsx'
import { ReceiptPaper } from './ReceiptPaper.tsx'
import styles from './PaperViewer.module.css'
import { untilMade } from './until-made.ts'

type InvoiceReceiptProps = { invoiceId: string; paymentId: string }

/** The receipt of a payment, for who has paid and for who was paid. It stays as it was written; what became of the payment is said above it. */
export function InvoiceReceipt({ invoiceId, paymentId }: InvoiceReceiptProps) {
  const [showsPdf, setShowsPdf] = useState(false)
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
  const { Heading, Number, Standing } = data.Receipt
  return (
    <div className={styles.receipt}>
      {Standing.Note && <p className={styles.standing}>{Standing.Note}</p>}
      <p>
        <Button onClick={() => setShowsPdf(!showsPdf)}>{showsPdf ? text.showDetails : text.showPdf}</Button>
      </p>
      {showsPdf ? (
        <ReceiptPdf label={`${Heading} ${Number}`} invoiceId={invoiceId} paymentId={paymentId} />
      ) : (
        <ReceiptPaper receipt={data.Receipt} />
      )}
    </div>
  )
}

function ReceiptPdf({ label, invoiceId, paymentId }: InvoiceReceiptProps & { label: string }) {
  const asked = useCall(GetReceiptPdf, { InvoiceId: invoiceId, PaymentId: paymentId }, { refetchEveryMs: untilMade })
  return <PaperViewer label={label} asked={asked} />
}
