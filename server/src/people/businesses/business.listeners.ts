import { AccountClosing, AccountSoonClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { MemberLeft } from '@keystead/contract/people/businesses/business.events.ts'
import { AccountMovesHomes, AccountRunsBusiness } from '@keystead/contract/security/closing/closing.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { deleteSeat } from '../../access/seat.queries.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { type EventContext, type Listener, hourly, on, veto } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import { deleteBusinessJob } from './delete-business.job-definition.ts'
import { endMemberships, isLastAdministrator, isMovingOut, listUnfinished, lockBusinessesOf } from './deletion.queries.ts'
import { moveInJob } from './move-in.job-definition.ts'

export const businessListeners: readonly Listener[] = [
  veto(AccountClosing, 'it is the last administrator of a business, or on its way into one', async ({ db }, accounts) => {
    const refusals = []
    for (const { id, accountId } of accounts) {
      const error = await seeingEverything(db, 'a business is another account', () => reasonToStay(db, accountId))
      if (error) refusals.push({ id, error })
    }
    return refusals
  }),
  on(AccountSoonClosing, 'the businesses of which it is a member are held', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await seeingEverything(db, 'a business is another account', () => lockBusinessesOf(db, accountId))
  }),
  on(AccountClosing, 'its memberships end', async (context, accounts) => {
    for (const { accountId } of accounts) await leaveAll(context, accountId)
  }),
  hourly('businesses that no job has in hand any more', async ({ db, services }) => {
    for (const { id: businessId, is_deleting } of await listUnfinished(db))
      await services.jobs.enqueue(db, is_deleting ? deleteBusinessJob : moveInJob, { businessId }, businessId)
  }),
]

async function reasonToStay(db: Db, accountId: string): Promise<ErrorDefinition | null> {
  if (await isLastAdministrator(db, accountId)) return AccountRunsBusiness
  return (await isMovingOut(db, accountId)) ? AccountMovesHomes : null
}

/** Asked once more under the lock: of two administrators who leave at the same moment the second stays. */
async function leaveAll(context: EventContext, accountId: string): Promise<void> {
  const { db } = context
  const left = await seeingEverything(db, 'a business is another account', async () => {
    await lockBusinessesOf(db, accountId)
    const reason = await reasonToStay(db, accountId)
    if (reason) fail(reason)
    const ended = await endMemberships(db, accountId)
    for (const { id } of ended) await deleteSeat(db, id)
    return ended
  })
  await context.services.events.emit(
    context,
    MemberLeft,
    left.map(({ id, account_id }) => ({ id, accountId: account_id, successorId: null })),
  )
}
