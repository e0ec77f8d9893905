import { UpgradePlan, type UserPlan, WithdrawPlanRequest } from '@keystead/contract/platform/plans/plan.operations.ts'
import { messages } from '@keystead/contract/platform/plans/plans-messages.text.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import type { ReactNode } from 'react'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { CalendarIcon, ClockIcon } from '../../ui/icons.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { isFree } from './plan-texts.ts'
import styles from './UpgradePlan.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './own-plan.text.ts'

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
      <Card as="section" aria-label={text.yourPlan} className={styles.current}>
        <div>
          <p className={styles.label}>{text.yourPlan}</p>
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
    const sentence = (Next === null ? text.paidUntilNoRenewal : text.paidUntil)[Period.Interval]
    return inParts(sentence.parts({ price: formatMoney(Period.Price), day: <DateText date={Period.EndsAt} /> }))
  }
  return isFree(Plan) ? text.freePlan : text.unpaidPlan
}

function Usage({ plan: { Plan, Usage: used } }: { plan: UserPlan }) {
  const { StorageBytes, Members, SignaturesPerMonth } = Plan.Limits
  const share = used.StorageBytes / StorageBytes
  return (
    <div className={styles.usage}>
      <ProgressBar
        label={text.photosAndFiles}
        value={Math.min(1, share)}
        text={text.used({ used: formatBytes(used.StorageBytes), total: formatBytes(StorageBytes) })}
        tone={share >= NEARLY_FULL ? 'bad' : 'normal'}
      />
      {share >= 1 && <p className={styles.full}>{text.storageFull}</p>}
      <dl className={styles.facts}>
        <dt>{text.propertiesAndListings}</dt>
        <dd>{text.unlimited}</dd>
        <dt>{text.teamIncluded}</dt>
        <dd>{text.members({ count: Members })}</dd>
        <dt>{text.signingIncluded}</dt>
        <dd>{text.signatures({ count: SignaturesPerMonth })}</dd>
      </dl>
    </div>
  )
}

function OpenRequest({ request }: { request: NonNullable<UserPlan['Request']> }) {
  const withdraw = useCommand(WithdrawPlanRequest)
  const may = useMay()
  return (
    <Standing
      icon={ClockIcon}
      label={text.yourRequest}
      action={
        may(WithdrawPlanRequest) && (
          <Button busy={withdraw.pending} onClick={() => void withToast(withdraw.run({}), messages.planRequestWithdrawn)}>
            {text.withdrawRequest}
          </Button>
        )
      }
    >
      {inParts(
        text.requestNote.parts({
          request: <strong>{text.youAskedFor[request.Interval]({ name: request.Name, price: formatMoney(request.Price) })}</strong>,
          day: <DateText date={request.RequestedAt} />,
        }),
      )}
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
  const may = useMay()
  return (
    <Standing
      icon={CalendarIcon}
      label={text.yourNextPlan}
      action={
        may(UpgradePlan) && (
          <Button
            busy={keep.pending}
            onClick={() => void withToast(keep.run({ PlanId: Plan.PlanId, Interval: interval }), messages.planKept)}
          >
            {text.keep({ name: Plan.Name })}
          </Button>
        )
      }
    >
      {inParts(
        text.moveNote.parts({
          move: <strong>{inParts(text.youMoveTo.parts({ name: next.Name, day: <DateText date={endsAt} /> }))}</strong>,
          name: Plan.Name,
        }),
      )}
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
