import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/app/app', {
  loadingThePage: 'Loading the page',
  theProfileCouldNotBe: 'The profile could not be chosen again.',
  leaveWithoutSaving: 'Leave without saving?',
  typedAsProfile:
    'You switched to another profile in another tab. What you typed here has not been saved, and belongs to {name} ({profile}).',
  typed: 'You switched to another profile in another tab. What you typed here has not been saved.',
  leavePage: 'Leave page',
  switchBack: 'Switch back',
})
