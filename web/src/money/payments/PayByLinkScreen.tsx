import { GetCheckout, PaymentLinkOver } from '@keystead/contract/money/payments/payment.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { BillFacts } from './BillFacts.tsx'
import { LinkedLines } from './LinkedLines.tsx'
import { LinkedPayments } from './LinkedPayments.tsx'
import { text } from './pay-by-link.text.ts'
import styles from './Pay.module.css'
import { PayPart } from './PayPart.tsx'
import { isWaitedFor } from './use-account-payer.ts'
import { useLinkPayer } from './use-link-payer.ts'

/** The secret in the address stays out of indexes and of other people's statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.properties(), noindex: true }
}

/** No stream tells those without an account. An address may ask sixty times in ten minutes. */
const LOOKS_EVERY_MS = 15_000

/** Where the links of invoice emails lead. Email programs open links by themselves, so opening it only reads. */
export function PayByLinkScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  if (token === undefined) return <NoLink />
  return hasScript ? (
    <LinkedBill token={token} />
  ) : (
    <PayPage>
      <NeedsScript />
    </PayPage>
  )
}

function PayPage({ children }: { children: ReactNode }) {
  return (
    <Page display title={text.title} description={text.intro}>
      {children}
    </Page>
  )
}

type Checkout = OutputOf<typeof GetCheckout>

function LinkedBill({ token }: { token: string }) {
  const { data, error, refetch } = useCall(
    GetCheckout,
    { Token: token },
    { refetchEveryMs: (bill) => (bill?.Payments.some(isWaitedFor) ? LOOKS_EVERY_MS : false) },
  )
  // What was withdrawn in the meantime is no longer shown. A link that lost a part on its way is none.
  const isOver = error !== null && (error.is(PaymentLinkOver) || error.is(CallErrors.InvalidInput))
  if (isOver) return <NoLink />
  return (
    <PayPage>
      {data ? <Bill bill={data} token={token} /> : error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <TextSkeleton />}
    </PayPage>
  )
}

function Bill({ bill, token }: { bill: Checkout; token: string }) {
  const payer = useLinkPayer(token, bill)
  return (
    <div className={styles.parts}>
      <Section title={text.number({ number: bill.InvoiceNumber, issuer: bill.IssuerName })}>
        <PayPart payer={payer} bill={{ balance: bill.Balance, isProcessing: bill.IsProcessing, state: bill.State }} invoiceAddress={null} />
      </Section>
      <div className={styles.aside}>
        <Section title={text.bill} description={text.to({ name: bill.PayerName })}>
          <BillFacts bill={bill} />
        </Section>
        <LinkedLines lines={bill.Lines} notes={bill.Notes} />
        <LinkedPayments payments={bill.Payments} />
      </div>
    </div>
  )
}

/** Without a word on how to pay: there is nothing to pay here. */
function NoLink() {
  return (
    <Page display title={text.title}>
      <ErrorState failure={PaymentLinkOver} action={<LinkButton to={paths.properties()}>{text.browse}</LinkButton>} />
    </Page>
  )
}
