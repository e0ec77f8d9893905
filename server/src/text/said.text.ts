import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/text/said', {
  someone: 'Someone',
  /** In place of a name that was erased. */
  erased: 'Erased person',
  /** What a person has added in their own words. */
  withNote: '{sentence} “{note}”',
  twoSentences: '{first} {second}',
})
