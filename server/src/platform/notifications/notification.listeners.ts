import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { PersonErased, PersonsMerged } from '@keystead/contract/identity/persons/person.events.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { forgetPersonInNews, mergePersonsInNews } from './forget-person.ts'
import { clearDeletedNotifications, deleteAllNotifications, deleteOldNotifications } from './notification.queries.ts'

export const notificationListeners: readonly Listener[] = [
  on(AccountClosing, 'its notifications are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllNotifications(db, accountId)
  }),
  on(PersonsMerged, 'what people were told of the first is about the other', async ({ db }, merged) => {
    for (const { id: fromId, intoId } of merged) await inAllNews(db, () => mergePersonsInNews(db, { fromId, intoId }))
  }),
  on(PersonErased, 'what people were told forgets their name', async ({ db }, persons) => {
    for (const { id } of persons) await inAllNews(db, () => forgetPersonInNews(db, id))
  }),
  hourly('notifications that are old', ({ db }) => deleteOldNotifications(db)),
  hourly('notifications that were deleted', ({ db }) => clearDeletedNotifications(db)),
]

function inAllNews(db: Db, work: () => Promise<void>): Promise<void> {
  return seeingEverything(db, 'agents and managers of homes were told of the person as well', work)
}
