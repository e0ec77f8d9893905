import type { BillingInterval } from '@keystead/contract/plans/plans/plan.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Services } from '../../rpc/services.ts'
import { planActivatedMail, planDeclinedMail, planEndedMail, planRequestedMail, planScheduledMail } from './plan.mail.ts'
import { priceCentsOf } from './plan.present.ts'
import type { AccountPlanRow, PlanRow } from './plan.queries.ts'

type Mailing<News> = (services: Services, db: Db, account: AccountPlanRow, news: News) => Promise<void>

export const mailRequestReceived: Mailing<{ requestId: string; planName: string; interval: BillingInterval; priceCents: number }> = (
  services,
  db,
  account,
  { requestId, planName, interval, priceCents },
) =>
  tell(services, db, account, planRequestedMail, {
    data: { plan: planName, interval, price: textFromCents(priceCents) },
    naturalKey: `plan-requested:${requestId}`,
  })

export const mailPlanActivated: Mailing<{ requestId: string; planName: string; until: Date }> = (
  services,
  db,
  account,
  { requestId, planName, until },
) =>
  tell(services, db, account, planActivatedMail, {
    data: { plan: planName, until: dayText(until) },
    naturalKey: `plan-activated:${requestId}`,
  })

export const mailRequestDeclined: Mailing<{ requestId: string; planName: string; reason: string }> = (
  services,
  db,
  account,
  { requestId, planName, reason },
) => tell(services, db, account, planDeclinedMail, { data: { plan: planName, reason }, naturalKey: `plan-declined:${requestId}` })

export const mailDowngradeScheduled: Mailing<{ next: PlanRow; interval: BillingInterval; on: Date }> = (
  services,
  db,
  account,
  { next, interval, on },
) =>
  tell(services, db, account, planScheduledMail, {
    data: { plan: account.name, on: dayText(on), nextPlan: next.name, interval, price: textFromCents(priceCentsOf(next, interval)) },
    // Taken back and wished again says nothing new.
    naturalKey: `plan-scheduled:${account.subscription_id}:${next.id}`,
  })

export const mailPeriodEnded: Mailing<{ nextPlanName: string }> = (services, db, account, { nextPlanName }) =>
  tell(services, db, account, planEndedMail, {
    data: { plan: account.name, nextPlan: nextPlanName },
    naturalKey: `plan-ended:${account.subscription_id}`,
  })

async function tell<Data extends object>(
  services: Services,
  db: Db,
  account: AccountPlanRow,
  mail: MailDefinition<Data>,
  { data, naturalKey }: { data: Data; naturalKey: string },
): Promise<void> {
  // Who has left, or was shut out, is not written to about plans.
  if (account.account_status !== 'A') return
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ')
  await sendMail(services, db, mail, { to: { email: account.email, name }, data, naturalKey, accountId: account.account_id })
}

function dayText(day: Date): string {
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
}
