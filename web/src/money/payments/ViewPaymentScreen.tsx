import { GetAssetPaymentDetails, PaymentNotFound } from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text as ofInvoice } from '../invoices/view-invoice.text.ts'
import { InvoiceReceipt } from '../papers/InvoiceReceipt.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentLines } from './PaymentLines.tsx'
import { PaymentRefunds } from './PaymentRefunds.tsx'
import { statusSentence } from './payment-status.ts'
import { PaymentStatusBadge } from './PaymentStatusBadge.tsx'
import { text } from './payments.text.ts'
import styles from './Payments.module.css'

export function head(): PageHead {
  return { title: text.payment, noindex: true }
}

/** One payment with all that became of it, for who pays and for who bills. */
export function ViewPaymentScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data, error, refetch } = useCall(GetAssetPaymentDetails, { PaymentId: id ?? '' }, { enabled: id !== null })
  if (data) return <Payment key={data.PaymentId} payment={data} showsReceipt={search.get('show') === 'receipt'} />
  return (
    <Page title={text.payment} breadcrumbs={[{ text: ofInvoice.invoices, to: paths.invoices() }]} width="narrow">
      {id === null || error ? (
        <ErrorState
          failure={error ?? PaymentNotFound}
          onRetry={error ? () => void refetch() : undefined}
          action={<LinkButton to={paths.invoices()}>{ofInvoice.invoices}</LinkButton>}
        />
      ) : (
        <TextSkeleton count={6} />
      )}
    </Page>
  )
}

function Payment({ payment, showsReceipt }: { payment: PaymentDetails; showsReceipt: boolean }) {
  const { PaymentId, InvoiceId, InvoiceNumber, Amount, Status, IsYours, PropertyTitle } = payment
  const timeZone = useTimeZone()
  return (
    <Page
      title={text.paymentTitle({ amount: formatExactMoney(Amount) })}
      description={<bdi>{PropertyTitle}</bdi>}
      breadcrumbs={[
        { text: ofInvoice.invoices, to: paths.invoices() },
        { text: ofInvoice.invoiceTitle({ number: InvoiceNumber }), to: paths.viewInvoice(InvoiceId) },
      ]}
      width="narrow"
      status={<PaymentStatusBadge status={Status} isYours={IsYours} />}
      action={<PaymentActions payment={payment} />}
    >
      <Tabs
        label={text.howShown}
        tabs={[
          { text: text.details, to: paths.viewPayment(PaymentId), isCurrent: !showsReceipt },
          { text: text.receipt, to: paths.viewPayment(PaymentId, 'receipt'), isCurrent: showsReceipt },
        ]}
      />
      {showsReceipt ? (
        <InvoiceReceipt invoiceId={InvoiceId} paymentId={PaymentId} />
      ) : (
        <div className={styles.stack}>
          <p className={styles.standing}>
            {payment.IsUnknown ? text.isUnknown : statusSentence(payment, (moment) => formatDayOf(moment, timeZone))}
          </p>
          <PaymentFacts payment={payment} />
          <PaymentLines payment={payment} />
          <PaymentRefunds payment={payment} />
        </div>
      )}
    </Page>
  )
}
