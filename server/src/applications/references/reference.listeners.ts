import { FormErased } from '@keystead/contract/applications/form/form.events.ts'
import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { moveLinksTo, revokeLinksTo } from '../../links/links.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { REFERENCE_LINK } from './reference-link.ts'
import { forgetAddressesOf, forgetReferencesOfForm, moveReferences } from './reference.queries.ts'

export const referenceListeners: readonly Listener[] = [
  on(ProfileMoved, 'references that it asked for come along, and their links go on working', async ({ db }, profiles) => {
    for (const profile of profiles)
      await acrossAccounts(db, async () => {
        await moveLinksTo(db, REFERENCE_LINK, await moveReferences(db, profile), profile.accountId)
      })
  }),
  on(AccountClosing, 'addresses of those who were asked about it are forgotten, and their links end', async ({ db }, accounts) => {
    for (const { accountId } of accounts)
      await acrossAccounts(db, async () => {
        for (const id of await forgetAddressesOf(db, accountId)) await revokeLinksTo(db, REFERENCE_LINK, id)
      })
  }),
  on(FormErased, 'whom it named is forgotten, with what they answered where nothing of it is kept', ({ db }, forms) =>
    acrossAccounts(db, async () => {
      for (const { id, isWhole } of forms)
        for (const asked of await forgetReferencesOfForm(db, id, isWhole)) await revokeLinksTo(db, REFERENCE_LINK, asked)
    }),
  ),
]
