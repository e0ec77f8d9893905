import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of their plan. */
export const text = defineText('server/platform/plans/plan', {
  isActive: 'Your plan is {plan} until {lastDay}.',
  wasDeclined: 'Your request for {plan} was declined.',
  willChange: 'Your plan changes to {plan} on {day}.',
  hasEnded: 'Your paid period has ended. Your plan is now {plan}.',

  seePlan: 'See your plan',
  plan: 'Plan',
  price: 'Price',
  perMonth: '{price} a month',
  perYear: '{price} a year',
  requested: {
    subject: 'We have your request for the {plan} plan',
    heading: 'We have your request',
    next: 'We’ll contact you about the payment and then turn your plan on. You’ll get an email when it’s active.',
    until: 'Until then nothing changes and nothing is charged. You can withdraw the request anytime.',
  },
  activated: {
    subject: 'Your {plan} plan is active',
    heading: 'Welcome to {plan}',
    intro:
      'Your {plan} plan is active and paid for until {lastDay}. It doesn’t renew automatically. You can request more time whenever you like.',
  },
  declined: {
    subject: 'Your request for the {plan} plan',
    heading: 'We couldn’t turn your plan on',
    intro: 'You requested the {plan} plan. We had to decline, and here’s why:',
    stays: 'Your account stays the same. You can request it again anytime.',
  },
  scheduled: {
    subject: 'You move to the {plan} plan on {day}',
    heading: 'Your plan will change',
    intro: 'You keep everything in {before} until {day}. From then on your plan is {plan}, for {price}.',
    stays: 'Nothing you’ve stored goes away. You can cancel the change until that day.',
  },
  ended: {
    subject: 'Your {before} plan has ended',
    heading: 'You’re on {plan} now',
    intro: 'The period you paid for on {before} has ended, and your plan is now {plan}. Everything you’ve stored stays where it is.',
    goBack: 'Want to go back? Request the plan again, and we’ll turn it on.',
  },
})
