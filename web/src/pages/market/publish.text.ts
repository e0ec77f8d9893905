import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/publish', {
  title: 'This becomes public',
  notYet: 'Not yet',
  notSeenYet: 'The preview is still loading. Please review it first.',
  publish: 'Publish',
  intro: 'This is what the public will see. Anyone can find and read it once you press Publish. Until then, none of it is public.',
  preview: 'Preview of the listing',
})
