import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are called of whom no name is known. Rows keep the first one as well, in place of a name that was erased. */
export const text = defineText('server/identity/profiles/nameless', {
  closedAccount: 'Closed account',
  anotherTenant: 'Another tenant',
})
