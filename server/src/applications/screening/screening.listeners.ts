import { FeePaid } from '@keystead/contract/applications/fees/fee.events.ts'
import { FormErased } from '@keystead/contract/applications/form/form.events.ts'
import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { deleteRestricted, moveRestricted } from '../../documents/documents/document.public.ts'
import { type EventContext, hourly, type Listener, on } from '../../rpc/events.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { clearExpired } from './clear-expired.ts'
import { dropReports, listScreeningsAbout, listScreeningsOfForms } from './report.queries.ts'
import { order } from './order-call.ts'
import { isWanted } from './reach.ts'
import { listOfProfile, lockUnpaid, moveScreenings, setState } from './screening.queries.ts'
import { findAbout, showScreening } from './tell-screening.ts'

export const screeningListeners: readonly Listener[] = [
  on(FeePaid, 'what was paid for is ordered', async (context, fees) => {
    for (const { id, kind } of fees) if (kind === 'screening') await acrossAccounts(context.db, () => orderPaid(context, id))
  }),
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
        await dropFound(context, await listScreeningsAbout(context.db, accountId))
      })
  }),
  on(FormErased, 'reports about its person are deleted with their files', (context, forms) =>
    acrossAccounts(context.db, async () => {
      await dropFound(
        context,
        await listScreeningsOfForms(
          context.db,
          forms.map(({ id }) => id),
        ),
      )
    }),
  ),
  hourly('what expired reports said', ({ services }) => clearExpired(services)),
]

async function dropFound(context: EventContext, ids: readonly string[]): Promise<void> {
  await dropReports(context.db, ids)
  await deleteRestricted(context, ids)
}

async function orderPaid(context: EventContext, feeId: string): Promise<void> {
  const screening = await lockUnpaid(context.db, feeId)
  const about = screening && (await findAbout(context.db, screening))
  // What has ended meanwhile is canceled by the job that looks for it, and the money goes back.
  if (!about || !isWanted(about)) return
  await setState(context.db, screening.id, 'ordered')
  await order(context, screening.id)
  await showScreening(context.db, about)
}
