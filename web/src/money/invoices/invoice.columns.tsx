import type { InvoiceCard } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { invoiceAddress } from './invoice-way.ts'
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx'
import { text } from './invoices.text.ts'
import styles from './Invoices.module.css'

export function invoiceColumns(isReceived: boolean): Column<InvoiceCard>[] {
  return [
    {
      key: 'number',
      header: text.number,
      cell: (invoice) => (
        <CellLines>
          <Link to={invoiceAddress(invoice)}>
            <bdi>{invoice.InvoiceNumber}</bdi>
          </Link>
          <small>{itemsText(invoice)}</small>
        </CellLines>
      ),
    },
    { key: 'property', header: text.about, cell: ({ PropertyTitle }) => <bdi className={styles.property}>{PropertyTitle}</bdi> },
    { key: 'names', header: isReceived ? text.from : text.to, cell: ({ Names }) => <bdi>{namesText(Names)}</bdi> },
    {
      key: 'due',
      header: text.due,
      cell: ({ DueDate }) => (
        <span className={styles.day}>
          <DateText date={DueDate} />
        </span>
      ),
    },
    { key: 'amount', header: text.amount, align: 'end', isSpare: true, cell: ({ Total }) => <ExactMoney amount={Total} /> },
    { key: 'balance', header: text.balance, align: 'end', cell: ({ Balance }) => <ExactMoney amount={Balance} /> },
    { key: 'state', header: text.state, cell: (invoice) => <InvoiceStateBadge {...invoice} /> },
  ]
}

/** `Rent and 2 more` */
function itemsText({ Title, LinesCount }: Pick<InvoiceCard, 'Title' | 'LinesCount'>): string {
  return LinesCount > 1 ? text.more({ item: Title, count: LinesCount - 1 }) : Title
}

const MOST_NAMES = 2

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? text.namesMore({ names: shown, count: names.length - MOST_NAMES }) : shown
}
