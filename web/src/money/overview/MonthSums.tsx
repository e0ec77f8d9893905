import { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { monthText } from '../invoices/invoices-address.ts'
import { MoneySkeleton } from './MoneySkeleton.tsx'
import { askedOf, type PaymentsView } from './payments-address.ts'
import { text } from './payments-list.text.ts'
import styles from './Overview.module.css'

/** How the number of a month comes about, above the payments that it is made of. */
export function MonthSums({ view, month }: { view: PaymentsView; month: string }) {
  const sees = useMay()(GetMoneyOverview)
  const TimeZone = useTimeZone()
  const { Direction, AssetId, Month } = askedOf(view)
  const { data, error, refetch } = useCall(GetMoneyOverview, { Direction, AssetId, Month, TimeZone }, { enabled: sees, keepPrevious: true })
  if (!sees) return null
  if (!data) return error ? <ErrorState failure={error} onRetry={() => void refetch()} compact /> : <MoneySkeleton count={3} />
  const named = { month: monthText(month) }
  return (
    <section className={styles.frame} aria-label={text.sumLabel(named)}>
      <div className={styles.numbers}>
        <Stat label={text.arrivedIn(named)} value={formatExactMoney(data.Arrived)} definition={text.arrivedDefinition} />
        <Stat label={text.wentBackIn(named)} value={formatExactMoney(data.WentBack)} definition={text.wentBackDefinition} />
        <Stat
          label={view.isMade ? text.paidIn(named) : text.collectedIn(named)}
          value={formatExactMoney(data.Collected)}
          definition={text.differenceDefinition}
        />
      </div>
    </section>
  )
}
