import { GetInvoiceDetails, InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import type { BookedEntry } from '@keystead/contract/money/payments/payment.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { INVOICE_NUMBERS, type InvoiceNumber } from '../invoices/InvoicePaper.tsx'
import { TotalLines } from '../invoices/TotalLines.tsx'
import { text as ofInvoice } from '../invoices/view-invoice.text.ts'
import { accountSums, behind } from './entry-sums.ts'
import { EntryCard } from './EntryCard.tsx'
import { text } from './invoice-entries.text.ts'
import styles from './InvoiceEntries.module.css'

export function head(): PageHead {
  return { title: text.titleShort, noindex: true }
}

/** What stands in the books of who bills about an invoice: all of it, or what is behind one of its numbers. */
export function InvoiceEntriesScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const enabled = id !== null
  const invoice = useCall(GetInvoiceDetails, { InvoiceId: id ?? '' }, { enabled })
  const entries = useCall(GetInvoiceEntries, { InvoiceId: id ?? '' }, { enabled })
  const number = INVOICE_NUMBERS.find((one) => one === search.get('number')) ?? null
  const whose = invoice.data?.Recipients.find(({ RecipientId }) => RecipientId === search.get('recipient')) ?? null
  const error = entries.error ?? invoice.error
  const isThere = invoice.data && entries.data
  return (
    <Page
      title={invoice.data ? text.title({ number: invoice.data.InvoiceNumber }) : text.titleShort}
      description={text.intro}
      breadcrumbs={[
        { text: ofInvoice.invoices, to: paths.invoices() },
        ...(invoice.data
          ? [{ text: ofInvoice.invoiceTitle({ number: invoice.data.InvoiceNumber }), to: paths.viewInvoice(invoice.data.InvoiceId) }]
          : []),
      ]}
      width="narrow"
    >
      {isThere ? (
        <Entries invoice={invoice.data} number={number} whose={whose} entries={withNames(entries.data.Items, invoice.data)} />
      ) : id === null || error ? (
        <ErrorState
          failure={error ?? InvoiceNotFound}
          onRetry={error ? () => void Promise.all([invoice.refetch(), entries.refetch()]) : undefined}
          action={<LinkButton to={paths.invoices()}>{ofInvoice.invoices}</LinkButton>}
        />
      ) : (
        <TextSkeleton count={6} />
      )}
    </Page>
  )
}

type Recipient = InvoiceDetails['Recipients'][number]
type EntriesProps = {
  invoice: InvoiceDetails
  number: InvoiceNumber | null
  /** Whose share is asked for. */
  whose: Recipient | null
  entries: readonly BookedEntry[]
}

function Entries({ invoice: { InvoiceId, TimeZone }, number, whose, entries }: EntriesProps) {
  const share = whose?.RecipientId
  const isAll = number === null && !whose
  const found = behind(number ?? 'balance', entries, share)
  const shown = isAll ? entries : found.entries
  return (
    <>
      {whose && (
        <p className={styles.whose}>
          {inParts(text.shareOf.parts({ name: <bdi key="name">{whose.Name}</bdi> }))}{' '}
          <Link to={paths.invoiceEntries(InvoiceId, number ?? undefined)}>{text.allShares}</Link>
        </p>
      )}
      <nav className={styles.numbers} aria-label={text.whichNumber}>
        <Chips>
          <LinkChip to={paths.invoiceEntries(InvoiceId, undefined, share)} isCurrent={number === null}>
            {text.all}
          </LinkChip>
          {INVOICE_NUMBERS.map((one) => (
            <LinkChip key={one} to={paths.invoiceEntries(InvoiceId, one, share)} isCurrent={one === number}>
              {text[one]}
            </LinkChip>
          ))}
        </Chips>
      </nav>
      {number && <NumberSaid number={number} cents={found.cents} />}
      {shown.length === 0 ? (
        <EmptyState title={text.none} icon={ListIcon} compact>
          {entries.length === 0 && text.noneYet}
        </EmptyState>
      ) : (
        <ol className={styles.entries}>
          {shown.map((entry) => (
            <li key={entry.TransactionId}>
              <EntryCard entry={entry} timeZone={TimeZone} />
            </li>
          ))}
        </ol>
      )}
      {isAll && entries.length > 0 && <AccountsSaid entries={entries} />}
    </>
  )
}

/** Where each owes a share, what is owed says by whom. */
function withNames(entries: readonly BookedEntry[], { Recipients }: InvoiceDetails): BookedEntry[] {
  const names = new Map(Recipients.map(({ RecipientId, Name }) => [RecipientId, Name]))
  return entries.map((entry) => ({
    ...entry,
    Legs: entry.Legs.map((leg) => {
      const name = leg.RecipientId && names.get(leg.RecipientId)
      return name ? { ...leg, Account: text.owedBy({ name }) } : leg
    }),
  }))
}

function NumberSaid({ number, cents }: { number: InvoiceNumber; cents: number }) {
  const definitions = { total: text.totalIs, paid: text.paidIs, balance: text.balanceIs } as const
  return (
    <p className={styles.said}>
      <strong className="tabular">{text.comesTo({ amount: formatExactMoney(textFromCents(cents)) })}</strong>
      <span>{definitions[number]}</span>
    </p>
  )
}

function AccountsSaid({ entries }: { entries: readonly BookedEntry[] }) {
  const sums = accountSums(entries)
  const together = sums.reduce((sum, { cents }) => sum + cents, 0)
  const shown = (cents: number) => formatExactMoney(textFromCents(cents))
  return (
    <Section title={text.accounts} description={text.accountsIntro} className={styles.accounts}>
      <TotalLines
        lines={sums.map(({ account, cents }) => ({ label: account, amount: shown(cents) }))}
        total={{ label: text.sum, amount: shown(together) }}
      />
    </Section>
  )
}
