import type { PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { limitTexts, priceOf, yearlySaving } from './plan-texts.ts'
import styles from './PlanCards.module.css'
import { text as words } from './plan-cards.text.ts'

type PlanCardsProps = {
  plans: readonly PricingPlan[]
  interval: BillingInterval
  /** Names and prices in the display face: public pages only. */
  display?: boolean
  /** Set apart from the others. */
  emphasized?: number | null
  /** Beside the name: `Your plan`. */
  renderBadge?: (plan: PricingPlan) => ReactNode
  /** What can be done with it. */
  renderAction: (plan: PricingPlan) => ReactNode
}

/** The plans side by side, each with its price, what it holds and what one does to get it. */
export function PlanCards({ plans, interval, display = false, emphasized = null, renderBadge, renderAction }: PlanCardsProps) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li key={plan.PlanId} className={classNames(styles.card, plan.PlanId === emphasized && styles.emphasized)}>
          <div className={styles.head}>
            <h3 className={classNames(styles.name, display && 'display')}>{plan.Name}</h3>
            {renderBadge?.(plan)}
          </div>
          <p className={styles.description}>{plan.Description}</p>
          <Price plan={plan} interval={interval} display={display} />
          <div className={styles.action}>{renderAction(plan)}</div>
          <ul className={styles.points}>
            {[...limitTexts(plan), ...plan.Features].map((text) => (
              <li key={text}>
                <Icon of={CheckIcon} size="sm" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type PriceProps = { plan: PricingPlan; interval: BillingInterval; display: boolean }

function Price({ plan, interval, display }: PriceProps) {
  const saving = yearlySaving(plan)
  return (
    <div>
      <p className={styles.price}>
        <span className={classNames(styles.amount, display && 'display', 'tabular')}>{formatMoney(priceOf(plan, interval))}</span>
        <span className={styles.per}> {words.per[interval]}</span>
      </p>
      <p className={styles.saving}>{saving === null ? words.freeForever : savingText(saving, interval)}</p>
    </div>
  )
}

function savingText(saving: string, interval: BillingInterval): string {
  return interval === 'year' ? words.savingOfYear({ saving: formatMoney(saving) }) : words.savingByYear({ saving: formatMoney(saving) })
}
