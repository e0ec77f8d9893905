import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/app/app', {
  loadingThePage: 'Loading the page',
  theProfileCouldNotBe: 'We couldn’t switch back to that profile.',
  leaveWithoutSaving: 'Leave without saving?',
  typedAsProfile: 'You switched to another profile in another tab. What you typed here isn’t saved and belongs to {name} ({profile}).',
  typed: 'You switched to another profile in another tab. What you typed here isn’t saved.',
  leavePage: 'Leave page',
  switchBack: 'Switch back',
})
