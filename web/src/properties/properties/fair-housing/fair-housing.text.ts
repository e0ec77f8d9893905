import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/fair-housing/fair-housing', {
  title: 'Please read this before you list it',
  intro:
    'Fair housing law doesn’t allow a listing to say who you’d prefer. A program checked your wording and may be wrong. It’s your decision.',
  changeTheWords: 'Edit the wording',
  loading: 'The wording is still loading.',
  listAsItIs: 'I’ve read it, list as is',
  warningTitle: 'Some wording may violate fair housing law',
  adviceTitle: 'Some wording could be better',
})
