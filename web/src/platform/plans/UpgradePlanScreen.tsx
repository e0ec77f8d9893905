import {
  GetPricingPlans,
  GetUserPlan,
  type PricingPlan,
  UpgradePlan,
  type UserPlan,
} from '@keystead/contract/platform/plans/plan.operations.ts'
import { messages } from '@keystead/contract/platform/plans/plans-messages.text.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { refusedText } from '../../sessions/rights.ts'
import { sessionChanged, useSession } from '../../sessions/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { intervalFrom } from './billing-address.ts'
import { BillingSwitch } from './BillingSwitch.tsx'
import { ConfirmPlan } from './ConfirmPlan.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { moveObstacle, moveTo } from './plan-move.ts'
import { PlanCards } from './PlanCards.tsx'
import { useFollowedPlan } from './use-followed-plan.ts'
import styles from './UpgradePlan.module.css'
import { text } from './own-plan.text.ts'

/** Whoever waits for an operator sees the answer without asking. */
const WAITING_MS = 20_000

const DONE = {
  requested: messages.planRequested,
  scheduled: messages.planScheduled,
  changed: messages.planChanged,
  kept: messages.planKept,
} as const

/** The plan of the account: what is paid and used, what waits, and the way to another one. */
export function UpgradePlanScreen() {
  const own = useCall(GetUserPlan, {}, { refetchEveryMs: (plan) => (plan?.Request ? WAITING_MS : false) })
  const offered = useCall(GetPricingPlans, {})
  useFollowedPlan(own.data?.Plan.PlanId)
  const failed = [own, offered].find(({ error }) => error !== null)
  return (
    <Page title={text.title} description={text.intro}>
      {own.data && offered.data ? (
        <div className={styles.parts}>
          <CurrentPlan plan={own.data} />
          <PlanChoice current={own.data} plans={offered.data.Plans} />
        </div>
      ) : failed?.error ? (
        <ErrorState failure={failed.error} onRetry={() => void Promise.all([own.refetch(), offered.refetch()])} />
      ) : (
        <Loading label={text.loading}>
          <div className={styles.parts}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </Loading>
      )}
    </Page>
  )
}

function PlanChoice({ current, plans }: { current: UserPlan; plans: readonly PricingPlan[] }) {
  const [params] = useSearchParams()
  const interval = intervalFrom(params)
  const [wanted, setWanted] = useState<PricingPlan | null>(null)
  const upgrade = useCommand(UpgradePlan)
  const refused = refusedText(useSession(), UpgradePlan)

  async function confirmed() {
    if (!wanted) return
    try {
      const { Outcome } = await upgrade.run({ PlanId: wanted.PlanId, Interval: interval })
      sessionChanged()
      toast.success(DONE[Outcome])
    } catch (error) {
      toast.error(asCallFailure(error).message)
    }
    setWanted(null)
  }

  return (
    <Section
      title={text.comparePlans}
      description={refused ?? text.comparePlansIntro}
      action={<BillingSwitch path={paths.upgradePlan()} interval={interval} />}
    >
      <PlanCards
        plans={plans}
        interval={interval}
        emphasized={current.Plan.PlanId}
        renderBadge={(plan) => <PlanBadge plan={plan} current={current} />}
        renderAction={(plan) => refused === null && <PlanAction plan={plan} current={current} onChoose={() => setWanted(plan)} />}
      />
      <ConfirmPlan
        wanted={wanted}
        current={current}
        interval={interval}
        busy={upgrade.pending}
        onConfirm={() => void confirmed()}
        onCancel={() => setWanted(null)}
      />
    </Section>
  )
}

function PlanBadge({ plan, current }: { plan: PricingPlan; current: UserPlan }) {
  if (plan.PlanId === current.Request?.PlanId) return <Badge tone="info">{text.requested}</Badge>
  if (plan.PlanId === current.Plan.PlanId) return <Badge tone="good">{text.yourPlan}</Badge>
  return plan.PlanId === current.Next?.PlanId ? <Badge tone="info">{text.comesNext}</Badge> : null
}

type PlanActionProps = { plan: PricingPlan; current: UserPlan; onChoose: () => void }

const ACTIONS = { upgrade: text.upgradeTo, 'downgrade-later': text.moveTo, 'downgrade-now': text.moveTo } as const

function PlanAction({ plan, current, onChoose }: PlanActionProps) {
  const move = moveTo(plan, current)
  const obstacle = moveObstacle(plan, current)
  if (move === 'none') return null
  return (
    <Button variant={move === 'upgrade' ? 'primary' : undefined} disabledReason={obstacle} onClick={onChoose}>
      {move === 'renew' ? text.askForMore : ACTIONS[move]({ name: plan.Name })}
    </Button>
  )
}
