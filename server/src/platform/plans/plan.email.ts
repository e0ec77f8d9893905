import { paths } from '@keystead/contract/navigation/paths.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { button, facts, heading, note, paragraph } from '../../email/blocks.ts'
import { type EmailLinks, defineEmail } from '../../email/define-email.ts'
import type { Write } from '../../text/said.ts'
import { text } from './plan.text.ts'

/* Prices are decimal texts, as they were when the email was made. */

type Text = typeof text
type Price = { interval: BillingInterval; price: string }
type Wish = Price & { plan: string }

function toPlans(links: EmailLinks, t: Text) {
  return button(t.seePlan, links.to(paths.upgradePlan()))
}

function priceOf({ price, interval }: Price, t: Text, write: Write): string {
  const amount = { price: write({ cents: centsFromText(price), isPrice: true }) }
  return interval === 'month' ? t.perMonth(amount) : t.perYear(amount)
}

export const planRequestedEmail = defineEmail<Wish, Text>('plan-requested', {
  text,
  subject: ({ plan }, t) => t.requested.subject({ plan }),
  blocks: (wish, links, t, write) => [
    heading(t.requested.heading),
    paragraph(t.requested.next),
    facts([t.plan, wish.plan], [t.price, priceOf(wish, t, write)]),
    paragraph(t.requested.until),
    toPlans(links, t),
  ],
  sample: { plan: 'Plus', interval: 'month', price: '15.00' },
})

export const planActivatedEmail = defineEmail<{ plan: string; until: string }, Text>('plan-activated', {
  text,
  subject: ({ plan }, t) => t.activated.subject({ plan }),
  blocks: ({ plan, until }, links, t, write) => [
    heading(t.activated.heading({ plan })),
    paragraph(t.activated.intro({ plan, lastDay: write({ day: until }) })),
    toPlans(links, t),
  ],
  sample: { plan: 'Plus', until: '2026-12-21' },
})

export const planDeclinedEmail = defineEmail<{ plan: string; reason: string }, Text>('plan-declined', {
  text,
  subject: ({ plan }, t) => t.declined.subject({ plan }),
  blocks: ({ plan, reason }, links, t) => [
    heading(t.declined.heading),
    paragraph(t.declined.intro({ plan })),
    note(reason),
    paragraph(t.declined.stays),
    toPlans(links, t),
  ],
  sample: { plan: 'Pro', reason: 'We could not reach you about the payment.' },
})

export const planScheduledEmail = defineEmail<Price & { plan: string; on: string; nextPlan: string }, Text>('plan-scheduled', {
  text,
  subject: ({ nextPlan, on }, t, write) => t.scheduled.subject({ plan: nextPlan, day: write({ day: on }) }),
  blocks: (change, links, t, write) => [
    heading(t.scheduled.heading),
    paragraph(
      t.scheduled.intro({
        before: change.plan,
        day: write({ day: change.on }),
        plan: change.nextPlan,
        price: priceOf(change, t, write),
      }),
    ),
    paragraph(t.scheduled.stays),
    toPlans(links, t),
  ],
  sample: { plan: 'Pro', on: '2026-12-21', nextPlan: 'Plus', interval: 'month', price: '15.00' },
})

export const planEndedEmail = defineEmail<{ plan: string; nextPlan: string }, Text>('plan-period-ended', {
  text,
  subject: ({ plan }, t) => t.ended.subject({ before: plan }),
  blocks: ({ plan, nextPlan }, links, t) => [
    heading(t.ended.heading({ plan: nextPlan })),
    paragraph(t.ended.intro({ before: plan, plan: nextPlan })),
    paragraph(t.ended.goBack),
    toPlans(links, t),
  ],
  sample: { plan: 'Plus', nextPlan: 'Free' },
})
