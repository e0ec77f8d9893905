import { paths } from '@keystead/contract/navigation/paths.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import type { Services } from '../../rpc/services.ts'
import { notifyAccountHolder } from '../notifications/notification.public.ts'
import { planActivatedEmail, planDeclinedEmail, planEndedEmail, planRequestedEmail, planScheduledEmail } from './plan.email.ts'
import { priceCentsOf } from './plan.present.ts'
import type { AccountPlanRow, PlanRow } from './plan.queries.ts'

type Emailing<News> = (services: Services, db: Db, account: AccountPlanRow, news: News) => Promise<void>

export const emailRequestReceived: Emailing<{ requestId: string; planName: string; interval: BillingInterval; priceCents: number }> = (
  services,
  db,
  account,
  { requestId, planName, interval, priceCents },
) =>
  notify(services, db, account, planRequestedEmail, {
    data: { plan: planName, interval, price: textFromCents(priceCents) },
    once: requestId,
  })

export const emailPlanActivated: Emailing<{ requestId: string; planName: string; until: Date }> = (
  services,
  db,
  account,
  { requestId, planName, until },
) =>
  notify(services, db, account, planActivatedEmail, {
    data: { plan: planName, until: dayText(until) },
    once: requestId,
    message: `Your plan is ${planName} until ${dayText(until)}.`,
  })

export const emailRequestDeclined: Emailing<{ requestId: string; planName: string; reason: string }> = (
  services,
  db,
  account,
  { requestId, planName, reason },
) =>
  notify(services, db, account, planDeclinedEmail, {
    data: { plan: planName, reason },
    once: requestId,
    message: `Your request for ${planName} was declined.`,
  })

export const emailDowngradeScheduled: Emailing<{ next: PlanRow; interval: BillingInterval; on: Date }> = (
  services,
  db,
  account,
  { next, interval, on },
) =>
  notify(services, db, account, planScheduledEmail, {
    data: { plan: account.name, on: dayText(on), nextPlan: next.name, interval, price: textFromCents(priceCentsOf(next, interval)) },
    // Taken back and wished again says nothing new.
    once: `${account.subscription_id}:${next.id}`,
    message: `Your plan changes to ${next.name} on ${dayText(on)}.`,
  })

export const emailPeriodEnded: Emailing<{ nextPlanName: string }> = (services, db, account, { nextPlanName }) =>
  notify(services, db, account, planEndedEmail, {
    data: { plan: account.name, nextPlan: nextPlanName },
    once: `${account.subscription_id}`,
    message: `The time that was paid for is over. Your plan is ${nextPlanName} now.`,
  })

async function notify<Data extends object>(
  services: Services,
  db: Db,
  account: AccountPlanRow,
  email: EmailDefinition<Data>,
  { message, ...news }: { data: Data; once: string; message?: string },
): Promise<void> {
  // Who has left, or was shut out, is not written to about plans.
  if (account.account_status !== 'A') return
  await notifyAccountHolder({ db, services }, account.account_id, email, {
    ...news,
    ...(message && { bell: { event: 'plan.changed', message, path: paths.upgradePlan() } }),
  })
}

function dayText(day: Date): string {
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
}
