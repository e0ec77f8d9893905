import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'
import type { Services } from '../../rpc/services.ts'
import { tellAccountHolder } from '../notifications/notification.public.ts'
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
    once: requestId,
  })

export const mailPlanActivated: Mailing<{ requestId: string; planName: string; until: Date }> = (
  services,
  db,
  account,
  { requestId, planName, until },
) =>
  tell(services, db, account, planActivatedMail, {
    data: { plan: planName, until: dayText(until) },
    once: requestId,
    message: `Your plan is ${planName} until ${dayText(until)}.`,
  })

export const mailRequestDeclined: Mailing<{ requestId: string; planName: string; reason: string }> = (
  services,
  db,
  account,
  { requestId, planName, reason },
) =>
  tell(services, db, account, planDeclinedMail, {
    data: { plan: planName, reason },
    once: requestId,
    message: `Your request for ${planName} was declined.`,
  })

export const mailDowngradeScheduled: Mailing<{ next: PlanRow; interval: BillingInterval; on: Date }> = (
  services,
  db,
  account,
  { next, interval, on },
) =>
  tell(services, db, account, planScheduledMail, {
    data: { plan: account.name, on: dayText(on), nextPlan: next.name, interval, price: textFromCents(priceCentsOf(next, interval)) },
    // Taken back and wished again says nothing new.
    once: `${account.subscription_id}:${next.id}`,
    message: `Your plan changes to ${next.name} on ${dayText(on)}.`,
  })

export const mailPeriodEnded: Mailing<{ nextPlanName: string }> = (services, db, account, { nextPlanName }) =>
  tell(services, db, account, planEndedMail, {
    data: { plan: account.name, nextPlan: nextPlanName },
    once: `${account.subscription_id}`,
    message: `The time that was paid for is over. Your plan is ${nextPlanName} now.`,
  })

async function tell<Data extends object>(
  services: Services,
  db: Db,
  account: AccountPlanRow,
  mail: MailDefinition<Data>,
  { message, ...news }: { data: Data; once: string; message?: string },
): Promise<void> {
  // Who has left, or was shut out, is not written to about plans.
  if (account.account_status !== 'A') return
  await tellAccountHolder({ db, services }, account.account_id, mail, {
    ...news,
    ...(message && { bell: { event: 'plan.changed', message, path: '/User/UpgradePlan' } }),
  })
}

function dayText(day: Date): string {
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
}
