import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { allInquiriesOf } from './inquiry.access.ts'
import { deleteInquiries } from './inquiry.queries.ts'

export const inquiryListeners: readonly Listener[] = [
  on(AccountClosing, 'its messages are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteInquiries(db, allInquiriesOf({ accountId }))
  }),
]
