import { GetInvoiceDetails, InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetInvoiceEntries } from '@keystead/contract/money/payments/payment.operations.ts'
import type { BookedEntry } from '@keystead/contract/money/payments/payment.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
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
        <Entries invoiceId={invoice.data.InvoiceId} timeZone={invoice.data.TimeZone} number={number} entries={entries.data.Items} />
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

type EntriesProps = { invoiceId: string; timeZone: string; number: InvoiceNumber | null; entries: readonly BookedEntry[] }

function Entries({ invoiceId, timeZone, number, entries }: EntriesProps) {
  const shown = number === null ? entries : behind(number, entries).entries
  return (
    <>
      <nav className={styles.numbers} aria-label={text.whichNumber}>
        <Chips>
          <LinkChip to={paths.invoiceEntries(invoiceId)} isCurrent={number === null}>
            {text.all}
          </LinkChip>
          {INVOICE_NUMBERS.map((one) => (
            <LinkChip key={one} to={paths.invoiceEntries(invoiceId, one)} isCurrent={one === number}>
              {text[one]}
            </LinkChip>
          ))}
        </Chips>
      </nav>
      {number && <NumberSaid number={number} cents={behind(number, entries).cents} />}
      {shown.length === 0 ? (
        <EmptyState title={text.none} icon={ListIcon} compact>
          {entries.length === 0 && text.noneYet}
        </EmptyState>
      ) : (
        <ol className={styles.entries}>
          {shown.map((entry) => (
            <li key={entry.TransactionId}>
              <EntryCard entry={entry} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      )}
      {number === null && entries.length > 0 && <AccountsSaid entries={entries} />}
    </>
  )
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
