import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/fair-housing/fair-housing', {
  title: 'Please read this before you list it',
  intro: 'Fair housing law forbids a listing to state whom you would rather have. A program read your words and may be wrong: you decide.',
  changeTheWords: 'Change the words',
  loading: 'The words are still on their way.',
  listAsItIs: 'I have read it, list as it is',
  warningTitle: 'Some words may go against fair housing law',
  adviceTitle: 'Some words could be better',
})
