import type { PricingPlan, UserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { type PlanMove, moveTo } from './plan-move.ts'
import { priceText } from './plan-texts.ts'

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

const BY_HAND =
  'We cannot take payments here yet: we get in touch about it, and then switch the plan on by hand. An email tells you when. Until then nothing changes and nothing is charged.'

function questionOf(move: PlanMove, { wanted, current, interval }: Asked): Question {
  const price = priceText(wanted, interval)
  if (move === 'upgrade') {
    return {
      title: `Ask for the ${wanted.Name} plan?`,
      confirmText: `Ask for ${wanted.Name}`,
      consequence: `${wanted.Name} costs ${price}. ${BY_HAND}`,
    }
  }
  if (move === 'downgrade-later' && current.Period) {
    return {
      title: `Move to the ${wanted.Name} plan?`,
      confirmText: `Move to ${wanted.Name}`,
      consequence: (
        <>
          You keep everything in {current.Plan.Name} until <DateText date={current.Period.EndsAt} />. From then on your plan is{' '}
          {wanted.Name}, which costs {priceText(wanted, current.Period.Interval)}. What you have stored stays; new files need room in the
          smaller plan. You can take this back until that day.
        </>
      ),
    }
  }
  if (move === 'downgrade-now') {
    return {
      title: `Move to the ${wanted.Name} plan now?`,
      confirmText: `Move to ${wanted.Name}`,
      consequence: `Your plan becomes ${wanted.Name} at once, since nothing is being paid for ${current.Plan.Name}. It costs ${price}. What you have stored stays; new files need room in the smaller plan.`,
    }
  }
  return {
    title: `Ask for another ${interval} of ${wanted.Name}?`,
    confirmText: 'Ask for more time',
    consequence: `Another ${interval} costs ${price} and begins where the paid period ends. ${BY_HAND}`,
  }
}
