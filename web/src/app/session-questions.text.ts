import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/app/session-questions', {
  profileNotRestored: 'We couldn’t switch back to that profile.',
  leaveTitle: 'Leave without saving?',
  typedAsProfile: 'You switched to another profile in another tab. What you typed here isn’t saved and belongs to {name} ({profile}).',
  typed: 'You switched to another profile in another tab. What you typed here isn’t saved.',
  leave: 'Leave page',
  switchBack: 'Switch back',
})
