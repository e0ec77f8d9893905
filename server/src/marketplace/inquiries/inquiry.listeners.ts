import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { allInquiriesOf } from './inquiry.access.ts'
import { deleteInquiries, moveInquiries, moveInquiriesAbout } from './inquiry.queries.ts'

export const inquiryListeners: readonly Listener[] = [
  on(AccountClosing, 'its messages are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteInquiries(db, allInquiriesOf({ accountId }))
  }),
  on(ProfileMoved, 'its messages come along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveInquiries(db, profile)
  }),
  on(HomesMoved, 'messages about them come along', ({ db }, homes) =>
    moveInquiriesAbout(
      db,
      homes.map(({ id }) => id),
      homes[0]!,
    ),
  ),
]
