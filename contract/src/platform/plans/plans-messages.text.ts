import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/platform/plans/plans-messages', {
  planNotFound: 'This plan isn’t available. Please choose another one.',
  planRequestOpen: 'You have already requested a plan. Please withdraw that request first.',
  storageFull: 'Your plan doesn’t have enough storage left for this file.',
  planRequested: 'We got your request. We’ll email you as soon as your plan is active.',
  planScheduled: 'Your plan changes at the end of the paid period.',
  planChanged: 'Your plan has changed.',
  planKept: 'You’re keeping your plan.',
  planRequestWithdrawn: 'Your request was withdrawn.',
  storageFullOf:
    'Your {plan} plan holds {size}, and this file would go over that. Delete photos you don’t need, or choose a larger plan under Manage Plans.',
})
