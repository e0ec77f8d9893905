import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/applications/application-words', {
  formStates: {
    notAsked: 'Not asked yet',
    invited: 'Invited',
    opened: 'Opened',
    started: 'Filling in',
    submitted: 'Submitted',
    withdrawn: 'Withdrawn',
  },
  next: {
    send: 'Send it',
    fill: 'Fill in your form',
    waitForOthers: 'Waiting for others',
    decide: 'Read the forms',
    waitForDecision: 'Waiting for an answer',
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
