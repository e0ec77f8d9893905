import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/properties/drafts/drafts-messages', {
  draftNotFound: 'This draft is gone: it was finished or deleted.',
  draftChanged: 'This draft was changed on another device in the meantime. Please compare both, then continue.',
  tooManyDrafts: 'You have 20 unfinished properties. Please finish or delete one first.',
})
