import type { PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { isFree, limitTexts } from '../../platform/plans/plan-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChevronRightIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import parts from './HomeParts.module.css'
import styles from './HomePlans.module.css'
import { text as words } from './home.text.ts'

/** What it costs, in short; the rest is on the page of plans. */
export function HomePlans({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <div className={parts.tinted}>
      <div className={parts.wrap}>
        <Section
          display
          title={words.whatDoesItCost}
          description={words.lookingForAHomeCosts}
          action={
            <LinkButton to={paths.plans()} iconAfter={ChevronRightIcon}>
              {words.comparePlans}
            </LinkButton>
          }
        >
          <ul className={styles.plans}>
            {plans.map((plan) => (
              <li key={plan.PlanId} className={styles.plan}>
                <h3 className={classNames(styles.name, 'display')}>{plan.Name}</h3>
                <p className={styles.price}>
                  <span className={classNames(styles.amount, 'display', 'tabular')}>{formatMoney(plan.PriceMonth)}</span>
                  {isFree(plan) ? words.forGood : words.perMonthOrYear({ priceYear: formatMoney(plan.PriceYear) })}
                </p>
                <ul className={styles.limits}>
                  {limitTexts(plan).map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  )
}
