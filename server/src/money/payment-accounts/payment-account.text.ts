import { defineText } from '@keystead/contract/text/define-text.ts'

/** What owners of payment accounts are told when something is decided. A key that was said stays. */
export const text = defineText('server/money/payment-accounts/payment-account', {
  active: 'Your payment account {name} is active. Payments can go to it from now on.',
  processing: 'Your payment account {name} is being checked.',
  rejected: 'Your payment account {name} was rejected. The page says why, and what you can do.',
  restricted: 'Your payment account {name} takes no payments until you have given what is missing.',
  wanted: 'The payment provider needs more from you before your payment account {name} can be used.',
  dueSoon: 'Your payment account {name} needs something from you by {day}. After that it takes no payments.',
  changeRefused: 'A change of your payment account {name} was not accepted. Everything is as it was before.',
})
