import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/places/state-law/state-law-messages', {
  lawNotFound: 'The law of this state is not written down here.',
})
