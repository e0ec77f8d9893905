import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/dialog', {
  closeWithoutSaving: 'Close without saving?',
  whatYouTypedHereHas: 'What you typed here hasn’t been saved and will be lost.',
  close: 'Close',
})
