import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { everything } from '../../database/pool.ts'
import { deleteRestricted, moveRestricted } from '../../documents/documents/document.public.ts'
import { hourly, type Listener, on } from '../../rpc/events.ts'
import type { Services } from '../../rpc/services.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { dropExpired, dropReportsOf, forgetNotices } from './report.queries.ts'
import { listOfProfile, moveScreenings } from './screening.queries.ts'

export const screeningListeners: readonly Listener[] = [
  on(ProfileMoved, 'screenings of its applicants, and of itself, come along', async ({ db }, profiles) => {
    for (const profile of profiles)
      await acrossAccounts(db, async () => {
        await moveScreenings(db, profile)
        const ids = await listOfProfile(db, profile.id)
        await moveRestricted(db, ids, { accountId: profile.accountId, profileId: profile.id })
      })
  }),
  on(AccountClosing, 'reports about it, and those that it got, are deleted with their files', async (context, accounts) => {
    for (const { accountId } of accounts)
      await acrossAccounts(context.db, async () => {
        await deleteRestricted(context, await dropReportsOf(context.db, accountId))
      })
  }),
  hourly('what expired reports said', ({ services }) => clearExpired(services)),
]

async function clearExpired(services: Services): Promise<void> {
  const afterwards: (() => Promise<void>)[] = []
  await services.jobDatabase.transaction(everything('housekeeping'), async (db) => {
    const ids = await dropExpired(db)
    await forgetNotices(db)
    if (ids.length > 0) await deleteRestricted({ db, services, afterCommit: (work) => void afterwards.push(work) }, ids)
  })
  for (const work of afterwards) await work()
}
