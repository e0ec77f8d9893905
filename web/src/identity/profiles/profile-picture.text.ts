import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/profile-picture', {
  hint: '{formats}, up to {size}. Drop it here, choose it, paste it, or take one with your phone.',
  title: 'Picture',
  intro: 'A square is cut around your face. Everybody who sees your name sees it.',
  preview: 'This is how it will look.',
  confirm: 'Use this picture',
  chooseAgain: 'Choose another one',
  chooseAnother: 'Choose another picture',
  choose: 'Choose a picture',
  remove: 'Remove picture',
  removeTitle: 'Remove your picture?',
  removeConsequence: 'Your initials stand in its place everywhere. It cannot be brought back, but you can add one again.',
})
