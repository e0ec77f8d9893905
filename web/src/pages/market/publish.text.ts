import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/publish', {
  thisBecomesPublic: 'This becomes public',
  notYet: 'Not yet',
  firstHaveALookAt: 'First have a look at it: the preview is still on its way.',
  publish: 'Publish',
  thisIsWhatStrangersWill:
    'This is what strangers will see. Anybody can find and read it once you press Publish; until then nothing of it is public.',
  previewOfTheListing: 'Preview of the listing',
})
