import { GetInvoiceDetails, InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { InvoiceStateBadge } from '../invoices/InvoiceStateBadge.tsx'
import { BillFacts } from './BillFacts.tsx'
import { text } from './checkout.text.ts'
import styles from './Pay.module.css'
import { PayPart } from './PayPart.tsx'
import { useAccountPayer } from './use-account-payer.ts'

/** Where who is billed pays an invoice, and follows the payment until it has arrived. */
export function InvoiceCheckout({ id }: { id: string | null }) {
  const { data, error, refetch } = useCall(GetInvoiceDetails, { InvoiceId: id ?? '' }, { enabled: id !== null })
  const isTheirs = data?.Direction === INVOICE_DIRECTIONS.Received
  if (data && isTheirs) return <Checkout key={data.InvoiceId} invoice={data} />
  return (
    <Page title={text.title} breadcrumbs={[{ text: text.invoices, to: paths.invoices() }]}>
      {id === null || error || data ? (
        <ErrorState
          // Who bills pays nothing of it.
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

function Checkout({ invoice }: { invoice: InvoiceDetails }) {
  const { InvoiceId, InvoiceNumber, State, IsProcessing, Balance } = invoice
  const payer = useAccountPayer(invoice)
  const address = paths.viewInvoice(InvoiceId)
  return (
    <Page
      title={text.titleOf({ number: InvoiceNumber })}
      breadcrumbs={[
        { text: text.invoices, to: paths.invoices({ tab: 'received' }) },
        { text: text.invoice({ number: InvoiceNumber }), to: address },
      ]}
      status={<InvoiceStateBadge State={State} IsProcessing={IsProcessing} />}
    >
      <div className={styles.parts}>
        <div>
          <PayPart payer={payer} bill={{ balance: Balance, isProcessing: IsProcessing, state: State }} invoiceAddress={address} />
        </div>
        <Section title={text.bill}>
          <BillFacts bill={invoice} />
        </Section>
      </div>
    </Page>
  )
}
