import { paths } from '@keystead/contract/navigation/paths.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import type { Services } from '../../rpc/services.ts'
import { notifyAccountHolder } from '../notifications/notification.public.ts'
import { planActivatedEmail, planDeclinedEmail, planEndedEmail, planRequestedEmail, planScheduledEmail } from './plan.email.ts'
import { type Said, say } from '../../text/said.ts'
import { text } from './plan.text.ts'
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
    data: { plan: planName, until: dayOf(until) },
    once: requestId,
    said: say(text, 'isActive', { plan: planName, lastDay: { day: dayOf(until) } }),
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
    said: say(text, 'wasDeclined', { plan: planName }),
  })

export const emailDowngradeScheduled: Emailing<{ next: PlanRow; interval: BillingInterval; on: Date }> = (
  services,
  db,
  account,
  { next, interval, on },
) =>
  notify(services, db, account, planScheduledEmail, {
    data: { plan: account.name, on: dayOf(on), nextPlan: next.name, interval, price: textFromCents(priceCentsOf(next, interval)) },
    // Taken back and wished again says nothing new.
    once: `${account.subscription_id}:${next.id}`,
    said: say(text, 'willChange', { plan: next.name, day: { day: dayOf(on) } }),
  })

export const emailPeriodEnded: Emailing<{ nextPlanName: string }> = (services, db, account, { nextPlanName }) =>
  notify(services, db, account, planEndedEmail, {
    data: { plan: account.name, nextPlan: nextPlanName },
    once: `${account.subscription_id}`,
    said: say(text, 'hasEnded', { plan: nextPlanName }),
  })

async function notify<Data extends object>(
  services: Services,
  db: Db,
  account: AccountPlanRow,
  email: EmailDefinition<Data>,
  { said, ...news }: { data: Data; once: string; said?: Said },
): Promise<void> {
  // Who has left, or was shut out, is not written to about plans.
  if (account.account_status !== 'A') return
  await notifyAccountHolder({ db, services }, account.account_id, email, {
    ...news,
    ...(said && { bell: { event: 'plan.changed', said, path: paths.upgradePlan() } }),
  })
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
