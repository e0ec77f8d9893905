import { GetInvoiceTotals } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { filtersOf, type InvoicesView } from './invoices-address.ts'
import { text } from './invoices.text.ts'
import styles from './Invoices.module.css'

type InvoiceTotalsProps = { view: InvoicesView; addressOf: (change: Partial<InvoicesView>) => string }

/** What the invoices of a list come to; by itself, so that the rows do not wait for it. */
export function InvoiceTotals({ view, addressOf }: InvoiceTotalsProps) {
  const { narrowed, direction } = filtersOf(view)
  const { data, error, refetch } = useCall(GetInvoiceTotals, { Direction: direction, ...narrowed }, { keepPrevious: true })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} compact />
  if (!data) return <TotalsSkeleton />
  const isReceived = direction === INVOICE_DIRECTIONS.Received
  return (
    <section className={styles.totals} aria-label={text.totals}>
      <Stat
        label={text.totalDue}
        value={formatExactMoney(data.Due)}
        definition={text.totalDueDefinition({ count: data.DueCount })}
        to={addressOf({ status: 'open' })}
      />
      <Stat
        label={text.totalOverdue}
        value={formatExactMoney(data.Overdue)}
        definition={text.totalOverdueDefinition({ count: data.OverdueCount })}
        tone={data.OverdueCount > 0 ? 'bad' : 'normal'}
        to={addressOf({ status: 'overdue' })}
      />
      <Stat
        label={isReceived ? text.totalPaid : text.totalCollected}
        value={formatExactMoney(data.Collected)}
        definition={isReceived ? text.totalPaidDefinition : text.totalCollectedDefinition}
      />
      <Stat label={text.totalInTransit} value={formatExactMoney(data.InTransit)} definition={text.totalInTransitDefinition} />
    </section>
  )
}

function TotalsSkeleton() {
  return (
    <Loading>
      <div className={styles.totals}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}
