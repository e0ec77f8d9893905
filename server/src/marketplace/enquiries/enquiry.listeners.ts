import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { allEnquiriesOf } from './enquiry.access.ts'
import { deleteEnquiries } from './enquiry.queries.ts'

export const enquiryListeners: readonly Listener[] = [
  on(AccountClosing, 'its messages are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteEnquiries(db, allEnquiriesOf({ accountId }))
  }),
]
