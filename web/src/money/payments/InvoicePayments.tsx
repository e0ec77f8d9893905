import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { payerText, paymentColumns } from './payment.columns.tsx'
import { text } from './payments.text.ts'
import styles from './Payments.module.css'

/** What was paid of an invoice, and what became of it: for who bills all of it, for who is billed what they have paid. */
export function InvoicePayments({ invoice: { InvoiceId, TimeZone }, action }: { invoice: InvoiceDetails; action?: ReactNode }) {
  const [PageIndex, setPageIndex] = useState(0)
  const { data, error, refetch } = useCall(GetAssetPayments, { InvoiceId, PageIndex }, { keepPrevious: true })
  return (
    <Section title={text.payments} action={action}>
      {data ? (
        <>
          {data.TotalCount === 0 ? (
            <p className={styles.soft}>{text.noPayments}</p>
          ) : (
            <DataTable
              caption={text.payments}
              columns={paymentColumns(TimeZone)}
              rows={data.Items}
              rowKey={({ PaymentId }) => PaymentId}
              rowName={(payment) => payerText(payment)}
              isCompact
            />
          )}
          <p className={styles.turns}>
            {PageIndex > 0 && (
              <Button size="sm" onClick={() => setPageIndex(PageIndex - 1)}>
                {text.newer}
              </Button>
            )}
            {(PageIndex + 1) * data.PageSize < data.TotalCount && (
              <Button size="sm" onClick={() => setPageIndex(PageIndex + 1)}>
                {text.older}
              </Button>
            )}
          </p>
        </>
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Section>
  )
}
