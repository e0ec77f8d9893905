import type { PricingPlan, UserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { type PlanMove, moveTo } from './plan-move.ts'
import { priceText } from './plan-texts.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './own-plan.text.ts'

type ConfirmPlanProps = {
  /** Null while nothing is asked. */
  wanted: PricingPlan | null
  current: UserPlan
  interval: BillingInterval
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

type Question = { title: string; confirmText: string; consequence: ReactNode }

/** Names the plan and its price, and says what happens next, before anything does. */
export function ConfirmPlan({ wanted, current, interval, busy, onConfirm, onCancel }: ConfirmPlanProps) {
  const shown = wanted ?? current.Plan
  const question = questionOf(moveTo(shown, current), { wanted: shown, current, interval })
  return <ConfirmDialog open={wanted !== null} tone="normal" busy={busy} onConfirm={onConfirm} onCancel={onCancel} {...question} />
}

type Asked = { wanted: PricingPlan; current: UserPlan; interval: BillingInterval }

function questionOf(move: PlanMove, { wanted, current, interval }: Asked): Question {
  const price = priceText(wanted, interval)
  if (move === 'upgrade') {
    return {
      title: text.askTitle({ name: wanted.Name }),
      confirmText: text.ask({ name: wanted.Name }),
      consequence: `${text.planCosts({ name: wanted.Name, price })} ${text.paymentNote}`,
    }
  }
  if (move === 'downgrade-later' && current.Period) {
    return {
      title: text.moveTitle({ name: wanted.Name }),
      confirmText: text.moveTo({ name: wanted.Name }),
      consequence: inParts(
        text.moveLaterConsequence.parts({
          current: current.Plan.Name,
          day: <DateText date={current.Period.EndsAt} />,
          next: wanted.Name,
          price: priceText(wanted, current.Period.Interval),
        }),
      ),
    }
  }
  if (move === 'downgrade-now') {
    return {
      title: text.moveNowTitle({ name: wanted.Name }),
      confirmText: text.moveTo({ name: wanted.Name }),
      consequence: text.moveNowConsequence({ next: wanted.Name, current: current.Plan.Name, price }),
    }
  }
  return {
    title: text.askForMoreTitle[interval]({ name: wanted.Name }),
    confirmText: text.askForMore,
    consequence: `${text.moreTimeCosts[interval]({ price })} ${text.paymentNote}`,
  }
}
