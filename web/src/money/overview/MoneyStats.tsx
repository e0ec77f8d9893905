import type { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { use } from 'react'
import { BuiltScreens } from '../../navigation/built-screens.ts'
import { Stat } from '../../ui/Stat.tsx'
import { invoicesBehind, type MoneyAbout, paymentsBehind } from './money-links.ts'
import { text } from './overview.text.ts'
import styles from './Overview.module.css'

export type Overview = OutputOf<typeof GetMoneyOverview>

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** The four numbers of money, each with what it counts and the way to the list that it comes from. */
export function MoneyStats({ money, about }: { money: Overview; about: MoneyAbout }) {
  const isOpen = use(BuiltScreens)
  const way = (to: string) => (isOpen(to) ? to : undefined)
  const month = monthName.format(new Date(`${money.Month}T00:00:00Z`))
  const year = formatExactMoney(money.CollectedInYear)
  return (
    <div className={styles.frame}>
      <div className={styles.numbers}>
        <Stat
          label={text.due}
          value={formatExactMoney(money.Due)}
          definition={text.dueDefinition({ count: money.DueCount })}
          to={way(invoicesBehind(about, 'due'))}
        />
        <Stat
          label={text.overdue}
          value={formatExactMoney(money.Overdue)}
          definition={text.overdueDefinition({ count: money.OverdueCount })}
          tone={money.OverdueCount > 0 ? 'bad' : 'normal'}
          to={way(invoicesBehind(about, 'overdue'))}
        />
        <Stat
          label={text.inTransit}
          value={formatExactMoney(money.InTransit)}
          definition={money.InTransitCount === 0 ? text.nothingInTransit : text.inTransitDefinition({ count: money.InTransitCount })}
          to={way(paymentsBehind(about, { status: 'underWay' }))}
        />
        <Stat
          label={about.isBilled ? text.paid({ month }) : text.collected({ month })}
          value={formatExactMoney(money.Collected)}
          definition={about.isBilled ? text.paidDefinition({ year }) : text.collectedDefinition({ year })}
          to={way(paymentsBehind(about, { month: money.Month }))}
        />
      </div>
    </div>
  )
}

/** Whether there is anything to say about it. */
export function isNothing({ DueCount, OverdueCount, InTransitCount, CollectedInYear, WentBack }: Overview): boolean {
  return DueCount + OverdueCount + InTransitCount === 0 && Number(CollectedInYear) === 0 && Number(WentBack) === 0
}
