import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/profile-picture', {
  hint: '{formats}, up to {size}. Drop it here, choose it, paste it, or take one with your phone.',
  title: 'Picture',
  intro: 'We’ll crop a square around your face. Everyone who sees your name sees it.',
  preview: 'This is how it will look.',
  confirm: 'Use this picture',
  chooseAgain: 'Choose another',
  chooseAnother: 'Choose another picture',
  choose: 'Choose a picture',
  remove: 'Remove picture',
  removeTitle: 'Remove your picture?',
  removeConsequence: 'Your initials will appear instead. You can’t undo this, but you can add a picture again.',
})
