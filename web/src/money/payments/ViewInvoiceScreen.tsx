import { GetInvoiceDetails, InvoiceNotFound, NoteInvoiceSeen } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetAssetPayments, GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { InvoiceActions } from '../invoices/InvoiceActions.tsx'
import { InvoiceHistory } from '../invoices/InvoiceHistory.tsx'
import { type InvoiceNumber, InvoicePaper } from '../invoices/InvoicePaper.tsx'
import { InvoicePdf } from '../papers/InvoicePdf.tsx'
import { InvoicePayments } from './InvoicePayments.tsx'
import { useRecordActions } from './use-record-actions.tsx'
import { InvoiceRecipients } from '../invoices/InvoiceRecipients.tsx'
import { PayInvoiceButton } from '../invoices/PayInvoiceButton.tsx'
import { InvoiceStateBadge } from '../invoices/InvoiceStateBadge.tsx'
import { text } from '../invoices/view-invoice.text.ts'
import styles from './ViewInvoice.module.css'

export function head(): PageHead {
  return { title: text.invoice, noindex: true }
}

/** One invoice, for who bills with what can be done with it, and for who is billed. */
export function ViewInvoiceScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data, error, refetch } = useCall(GetInvoiceDetails, { InvoiceId: id ?? '' }, { enabled: id !== null })
  if (data) return <Invoice key={data.InvoiceId} invoice={data} showsPdf={search.get('show') === 'pdf'} />
  return (
    <Page title={text.invoice} breadcrumbs={[{ text: text.invoices, to: paths.invoices() }]}>
      {id === null || error ? (
        <ErrorState
          failure={error ?? InvoiceNotFound}
          onRetry={error ? () => void refetch() : undefined}
          action={<LinkButton to={paths.invoices()}>{text.invoices}</LinkButton>}
        />
      ) : (
        <TextSkeleton count={6} />
      )}
    </Page>
  )
}

function Invoice({ invoice, showsPdf }: { invoice: InvoiceDetails; showsPdf: boolean }) {
  const isSent = invoice.Direction === INVOICE_DIRECTIONS.Sent
  useNoteSeen(invoice.InvoiceId, !isSent)
  const may = useMay()
  const record = useRecordActions(invoice)
  const isBooked = isSent && invoice.SentAt !== null && may(GetInvoiceEntries)
  const entriesOf = isBooked
    ? (number: InvoiceNumber, recipientId?: string) => paths.invoiceEntries(invoice.InvoiceId, number, recipientId)
    : undefined
  return (
    <Page
      title={text.invoiceTitle({ number: invoice.InvoiceNumber })}
      description={<bdi>{invoice.PropertyTitle}</bdi>}
      breadcrumbs={[{ text: text.invoices, to: paths.invoices(isSent ? {} : { tab: 'received' }) }]}
      status={<InvoiceStateBadge {...invoice} />}
      action={isSent ? <InvoiceActions invoice={invoice} more={record.entries} /> : <PayInvoiceButton invoice={invoice} />}
    >
      {invoice.VoidReason && <p className={styles.void}>{text.voidedBecause({ reason: invoice.VoidReason })}</p>}
      {invoice.WriteOffReason && (
        <p className={styles.void}>
          {text.writtenOffBecause({ amount: formatExactMoney(invoice.WrittenOff), reason: invoice.WriteOffReason })}
        </p>
      )}
      <Tabs
        label={text.howShown}
        tabs={[
          { text: text.details, to: paths.viewInvoice(invoice.InvoiceId), isCurrent: !showsPdf },
          { text: text.pdf, to: paths.viewInvoice(invoice.InvoiceId, 'pdf'), isCurrent: showsPdf },
        ]}
      />
      <div className={styles.parts}>
        <div>
          {showsPdf ? <InvoicePdf key={invoice.Version} invoice={invoice} /> : <InvoicePaper invoice={invoice} entriesOf={entriesOf} />}
          {invoice.SentAt && may(GetAssetPayments) && <InvoicePayments invoice={invoice} action={record.button} />}
        </div>
        <div className={styles.aside}>
          {isSent && <InvoiceRecipients invoice={invoice} entriesOf={entriesOf} />}
          {invoice.PrivateNotes && (
            <Section title={text.privateNotes}>
              <p className={styles.notes}>{invoice.PrivateNotes}</p>
            </Section>
          )}
          <InvoiceHistory invoice={invoice} />
        </div>
      </div>
      {record.dialog}
    </Page>
  )
}

/** Who bills is told once that it was opened: when someone has it before their eyes, and not when a tab loads it in the back. */
function useNoteSeen(InvoiceId: string, isBilled: boolean) {
  useEffect(() => {
    if (!isBilled) return
    const noting = new AbortController()
    function note() {
      if (document.visibilityState !== 'visible') return
      noting.abort()
      // Nothing on this page follows from it.
      call(NoteInvoiceSeen, { InvoiceId }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', note, { signal: noting.signal })
    note()
    return () => noting.abort()
  }, [InvoiceId, isBilled])
}
