import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/form/form', {
  title: 'Application form',
  intro: 'For {home}. Everything you type is saved as you go. You can stop at any point and continue on another device.',
  applications: 'Applications',
  steps: 'Steps of the form',
  step: {
    personal: 'Personal',
    identity: 'Identity',
    residence: 'Residence',
    employment: 'Employment',
    documents: 'Documents',
    review: 'Review and submit',
  },
  stepOf: 'Step {number} of {total}: {title}',
  stepNumber: 'Step {number} of {total}:',
  complete: 'Complete',
  lacks: { one: '{count} thing missing', other: '{count} things missing' },

  back: 'Back',
  next: 'Continue',
  nextAnyway: 'Continue and finish this later',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved: {why}',
  tryAgain: 'Try again',
  wrongTitle: 'Please correct this first:',
  lackingTitle: {
    one: 'What you typed is saved. One thing is still missing. You can fill it in now or later.',
    other: 'What you typed is saved. {count} things are still missing. You can fill them in now or later.',
  },
  entry: '{name}: {problem}',

  yes: 'Yes',
  no: 'No',
  nothing: 'Nothing',
  typed: 'As you typed it',
  entries: { one: '{count} entry', other: '{count} entries' },
  remove: 'Remove',
  removeOf: 'Remove {name}',
  full: { one: 'There can be {count}.', other: 'There can be at most {count}.' },
})
