import { defineText } from '@keystead/contract/text/define-text.ts'

/** Parts of sentences. */
export const text = defineText('server/leasing/tenures/tenure', {
  fromTo: 'from {firstDay} to {lastDay}',
  from: 'starting {firstDay}',
})
