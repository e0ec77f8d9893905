import { GetCheckout, PaymentLinkOver } from '@keystead/contract/money/payments/payment.operations.ts'
import { PAYMENT_METHOD_TEXTS, PAYMENT_STATUS_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { text } from './pay-by-link.text.ts'

/** The secret in the address stays out of indexes and of other people's statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.properties(), noindex: true }
}

/** Where the links of invoice emails lead. Email programs open links by themselves, so opening it only reads. */
export function PayByLinkScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  return (
    <Page display title={text.title} description={text.intro} width="narrow">
      <NeedsScript />
      {token === undefined ? <NoLink /> : hasScript && <LinkedBill token={token} />}
    </Page>
  )
}

function LinkedBill({ token }: { token: string }) {
  const { data, error, refetch } = useCall(GetCheckout, { Token: token })
  if (data) return <Bill bill={data} />
  if (!error) return <TextSkeleton />
  return error.status < 500 ? <NoLink /> : <ErrorState failure={error} onRetry={() => void refetch()} />
}

type Checkout = OutputOf<typeof GetCheckout>

function Bill({ bill }: { bill: Checkout }) {
  return (
    <>
      <section aria-labelledby="bill">
        <h2 id="bill">{text.number({ number: bill.InvoiceNumber, issuer: bill.IssuerName })}</h2>
        <p>{text.to({ name: bill.PayerName })}</p>
        <p>{text.forHome({ home: bill.PropertyTitle })}</p>
        <p>{stateOf(bill)}</p>
        <dl>
          <dt>{text.total}</dt>
          <dd>{formatMoney(bill.Total)}</dd>
          <dt>{text.paid}</dt>
          <dd>{formatMoney(bill.Paid)}</dd>
          <dt>{text.balance}</dt>
          <dd>{formatMoney(bill.Balance)}</dd>
        </dl>
      </section>
      <section aria-labelledby="items">
        <h2 id="items">{text.items}</h2>
        <ul>
          {bill.Lines.map(({ LineId, Title, Amount }) => (
            <li key={LineId}>
              {Title}, {formatMoney(Amount)}
            </li>
          ))}
        </ul>
        {bill.Notes && <p>{bill.Notes}</p>}
      </section>
      <section aria-labelledby="payments">
        <h2 id="payments">{text.payments}</h2>
        {bill.Payments.length === 0 ? <p>{text.noPayments}</p> : <Payments payments={bill.Payments} />}
      </section>
    </>
  )
}

function Payments({ payments }: { payments: Checkout['Payments'] }) {
  return (
    <ul>
      {payments.map((payment) => (
        <li key={payment.PaymentId}>
          {formatMoney(payment.Amount)}, {payment.MethodDetail ?? PAYMENT_METHOD_TEXTS[payment.Method]},{' '}
          {PAYMENT_STATUS_TEXTS[payment.Status]}
          {payment.FailureReason && <> {payment.FailureReason}</>}
        </li>
      ))}
    </ul>
  )
}

function stateOf({ State, IsProcessing, DueDate }: Checkout): string {
  if (State === 'void') return text.isVoid
  if (State === 'paid') return text.isPaid
  return IsProcessing ? text.processing : text.due({ day: formatDate(DueDate) })
}

function NoLink() {
  return <ErrorState failure={PaymentLinkOver} action={<LinkButton to={paths.properties()}>{text.browse}</LinkButton>} />
}
