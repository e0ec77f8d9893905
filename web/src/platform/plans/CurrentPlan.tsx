import { UpgradePlan, type UserPlan, WithdrawPlanRequest } from '@keystead/contract/platform/plans/plan.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import type { ReactNode } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { CalendarIcon, ClockIcon } from '../../ui/icons.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { countText, isFree } from './plan-texts.ts'
import styles from './UpgradePlan.module.css'

/** From here on the bar says that room runs out. */
const NEARLY_FULL = 0.9

/** Which plan the account has, how long it is paid for, what waits, and how much of it is used. */
export function CurrentPlan({ plan }: { plan: UserPlan }) {
  return (
    <>
      {plan.Request && <OpenRequest request={plan.Request} />}
      {plan.Next && plan.Period && (
        <ScheduledChange plan={plan} next={plan.Next} endsAt={plan.Period.EndsAt} interval={plan.Period.Interval} />
      )}
      <Card as="section" aria-label="Your plan" className={styles.current}>
        <div>
          <p className={styles.label}>Your plan</p>
          <p className={styles.planName}>{plan.Plan.Name}</p>
          <p className={styles.soft}>
            <PaidUntil plan={plan} />
          </p>
        </div>
        <Usage plan={plan} />
      </Card>
    </>
  )
}

function PaidUntil({ plan: { Plan, Period, Next } }: { plan: UserPlan }) {
  if (Period) {
    return (
      <>
        {formatMoney(Period.Price)} a {Period.Interval}, paid until <DateText date={Period.EndsAt} />.
        {Next === null && ' It does not renew by itself.'}
      </>
    )
  }
  return isFree(Plan) ? 'It costs nothing, for as long as you like.' : 'Nothing is being paid for this plan.'
}

function Usage({ plan: { Plan, Usage: used } }: { plan: UserPlan }) {
  const { StorageBytes, Members, SignaturesPerMonth } = Plan.Limits
  const share = used.StorageBytes / StorageBytes
  return (
    <div className={styles.usage}>
      <ProgressBar
        label="Photos and files"
        value={Math.min(1, share)}
        text={`${formatBytes(used.StorageBytes)} of ${formatBytes(StorageBytes)}`}
        tone={share >= NEARLY_FULL ? 'bad' : 'normal'}
      />
      {share >= 1 && <p className={styles.full}>There is no room for new files. What you have stays where it is.</p>}
      <dl className={styles.facts}>
        <dt>Properties and listings</dt>
        <dd>Unlimited</dd>
        <dt>Included for your team</dt>
        <dd>{countText(Members, 'business member')}</dd>
        <dt>Included for signing</dt>
        <dd>{countText(SignaturesPerMonth, 'e-signature')} a month</dd>
      </dl>
    </div>
  )
}

function OpenRequest({ request }: { request: NonNullable<UserPlan['Request']> }) {
  const withdraw = useCommand(WithdrawPlanRequest)
  return (
    <Standing
      icon={ClockIcon}
      label="Your request"
      action={
        <Button busy={withdraw.pending} onClick={() => void withToast(withdraw.run({}), messages.planRequestWithdrawn)}>
          Withdraw request
        </Button>
      }
    >
      <strong>
        You asked for {request.Name}, {formatMoney(request.Price)} a {request.Interval}
      </strong>
      , on <DateText date={request.RequestedAt} />. We get in touch about the payment and switch it on by hand. Nothing changes and nothing
      is charged until then.
    </Standing>
  )
}

type ScheduledChangeProps = {
  plan: UserPlan
  next: NonNullable<UserPlan['Next']>
  endsAt: string
  interval: NonNullable<UserPlan['Period']>['Interval']
}

function ScheduledChange({ plan: { Plan }, next, endsAt, interval }: ScheduledChangeProps) {
  const keep = useCommand(UpgradePlan)
  return (
    <Standing
      icon={CalendarIcon}
      label="Your next plan"
      action={
        <Button
          busy={keep.pending}
          onClick={() => void withToast(keep.run({ PlanId: Plan.PlanId, Interval: interval }), messages.planKept)}
        >
          Keep {Plan.Name}
        </Button>
      }
    >
      <strong>
        You move to {next.Name} on <DateText date={endsAt} />
      </strong>
      . Until then you have everything in {Plan.Name}.
    </Standing>
  )
}

type StandingProps = { icon: IconPicture; label: string; action: ReactNode; children: ReactNode }

/** Something that is under way, and the way to take it back. */
function Standing({ icon, label, action, children }: StandingProps) {
  return (
    <section className={styles.standing} aria-label={label}>
      <Icon of={icon} />
      <p className={styles.standingWords}>{children}</p>
      {action}
    </section>
  )
}
