import { paths } from '@keystead/contract/navigation/paths.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { button, facts, heading, note, paragraph } from '../../email/blocks.ts'
import { type EmailLinks, defineEmail } from '../../email/define-email.ts'

/*
 * What people are told of their plan. Prices are decimal texts and days are written out, as they were when the email was
 * made.
 */

type Wish = { plan: string; interval: BillingInterval; price: string }

function toPlans(links: EmailLinks) {
  return button('See your plan', links.to(paths.upgradePlan()))
}

export const planRequestedEmail = defineEmail<Wish>('plan-requested', {
  subject: ({ plan }) => `We have your request for the ${plan} plan`,
  blocks: ({ plan, interval, price }, links) => [
    heading('We have your request'),
    paragraph('We get in touch about the payment and then switch your plan on. An email tells you when it is active.'),
    facts(['Plan', plan], ['Price', `${formatMoney(price)} a ${interval}`]),
    paragraph('Until then nothing changes and nothing is charged. You can withdraw the request at any time.'),
    toPlans(links),
  ],
  sample: { plan: 'Plus', interval: 'month', price: '15.00' },
})

export const planActivatedEmail = defineEmail<{ plan: string; until: string }>('plan-activated', {
  subject: ({ plan }) => `Your ${plan} plan is active`,
  blocks: ({ plan, until }, links) => [
    heading(`Welcome to ${plan}`),
    paragraph(
      `Your ${plan} plan is active and paid for until ${until}. It does not renew by itself: you can ask for more time whenever you like.`,
    ),
    toPlans(links),
  ],
  sample: { plan: 'Plus', until: 'December 21, 2026' },
})

export const planDeclinedEmail = defineEmail<{ plan: string; reason: string }>('plan-declined', {
  subject: ({ plan }) => `Your request for the ${plan} plan`,
  blocks: ({ plan, reason }, links) => [
    heading('We could not switch your plan on'),
    paragraph(`You asked for the ${plan} plan. We had to decline, and this is why:`),
    note(reason),
    paragraph('Your account stays as it is. You can ask again at any time.'),
    toPlans(links),
  ],
  sample: { plan: 'Pro', reason: 'We could not reach you about the payment.' },
})

export const planScheduledEmail = defineEmail<{ plan: string; on: string; nextPlan: string; interval: BillingInterval; price: string }>(
  'plan-scheduled',
  {
    subject: ({ nextPlan, on }) => `You move to the ${nextPlan} plan on ${on}`,
    blocks: ({ plan, on, nextPlan, interval, price }, links) => [
      heading('Your plan will change'),
      paragraph(
        `You keep everything in ${plan} until ${on}. From then on your plan is ${nextPlan}, for ${formatMoney(price)} a ${interval}.`,
      ),
      paragraph('Nothing that you have stored goes away. You can take the change back until that day.'),
      toPlans(links),
    ],
    sample: { plan: 'Pro', on: 'December 21, 2026', nextPlan: 'Plus', interval: 'month', price: '15.00' },
  },
)

export const planEndedEmail = defineEmail<{ plan: string; nextPlan: string }>('plan-period-ended', {
  subject: ({ plan }) => `Your paid time on ${plan} is over`,
  blocks: ({ plan, nextPlan }, links) => [
    heading(`You are on ${nextPlan} now`),
    paragraph(
      `The time that was paid for on ${plan} is over, and your plan is ${nextPlan}. Everything that you have stored stays where it is.`,
    ),
    paragraph('Would you like to go back? Ask for the plan again, and we switch it on.'),
    toPlans(links),
  ],
  sample: { plan: 'Plus', nextPlan: 'Free' },
})
