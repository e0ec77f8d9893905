import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/unfinished', {
  title: 'Continue where you left off',
  kept: { one: 'Unfinished properties are kept for {count} day.', other: 'Unfinished properties are kept for {count} days.' },
  seeAll: 'See all {count}',
  deleteTitle: 'Delete the draft “{draft}”?',
  deleteConsequence: 'What you entered will be deleted on every device. You can’t undo this.',
  deleteDraft: 'Delete draft',
  onThisDeviceOnly: 'On this device only',
  continueWith: 'Continue with {draft}',
  continue: 'Continue',
  deleteOne: 'Delete the draft {draft}',
  step: 'Step {number} of {total}: {step}',
  unnamedSpace: 'Unnamed space',
  unnamedHome: 'Unnamed home',
})
