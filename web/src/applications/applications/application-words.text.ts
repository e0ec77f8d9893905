import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/applications/application-words', {
  formStates: {
    notAsked: 'Not asked yet',
    invited: 'Invited',
    emailed: 'Invited by email',
    opened: 'Opened',
    started: 'Filling in',
    submitted: 'Submitted',
    withdrawn: 'Withdrawn',
  },
  next: {
    send: 'Send it',
    fill: 'Fill in your form',
    waitForOthers: 'Waiting for others',
    decide: 'Decide',
    screening: 'See the screening',
    waitForDecision: 'Waiting for a decision',
    answer: 'Read the conditions',
    waitForAnswer: 'Waiting for an answer',
    lease: 'Draft the lease',
    waitForLease: 'Waiting for the lease',
    none: 'Open',
  },
  nextOf: '{step}: {home}',
  submitted: {
    one: '{done} of {count} has submitted',
    other: '{done} of {count} have submitted',
  },
  noOne: 'No one yet',
  you: '{name} (you)',
})
