import { AccountClosing, WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { PersonsCopied, PersonsMerged } from '@keystead/contract/identity/persons/person.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatGoesWithAsset } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { moveGrantsOf } from '../../access/access-grant.queries.ts'
import { type EventContext, hourly, type Listener, on, answer } from '../../rpc/events.ts'
import { deleteSomeOfAccount } from './bin.queries.ts'
import { deleteFilesAfterwards } from './delete-files.ts'
import { countOfAccount, countOfHome, sumDocumentBytes } from './document.queries.ts'
import { text } from './document.text.ts'
import { deleteFoldersOfAccount, listOfProfile, moveDrawer, renamePersonIn } from './moving.queries.ts'
import { askToReadAgain, emptyBins } from './housekeeping.ts'

const AT_ONCE = 500

export const documentListeners: readonly Listener[] = [
  on(ProfileMoved, 'its drawer comes along', async ({ db }, profiles) => {
    for (const profile of profiles) {
      await moveGrantsOf(db, await listOfProfile(db, profile.id), profile.accountId)
      await moveDrawer(db, profile)
    }
  }),
  on(PersonsMerged, 'documents are about the one that is left', async ({ db }, persons) => {
    for (const { id, intoId, accountId } of persons) await renamePersonIn(db, { fromId: id, intoId, accountId })
  }),
  on(PersonsCopied, 'documents are about the copy', async ({ db }, persons) => {
    for (const { id, fromId, accountId } of persons) await renamePersonIn(db, { fromId, intoId: id, accountId })
  }),
  on(AccountClosing, 'its documents are deleted', async (context, accounts) => {
    for (const { accountId } of accounts) await deleteAll(context, accountId)
  }),
  answer(WhatClosingMeans, 'its documents are deleted', async ({ db }, { accountId }) => {
    const count = await countOfAccount(db, accountId)
    return count === 0 ? [] : [text.closing({ count })]
  }),
  answer(WhatGoesWithAsset, 'its documents stay, for their owner alone', async ({ db }, { assetId }) => {
    const count = await countOfHome(db, assetId)
    return count === 0 ? null : text.staysWithOwner({ count })
  }),
  answer(WhatTakesStorage, 'documents, with what is in the bin', ({ db }, { accountId }) => sumDocumentBytes(db, accountId)),
  hourly('documents whose time in the bin is over', ({ services, signal }) => emptyBins(services, signal)),
  hourly('documents that still wait for their check', ({ services, signal }) => askToReadAgain(services, signal)),
]

async function deleteAll(context: EventContext, accountId: string): Promise<void> {
  for (;;) {
    const gone = await deleteSomeOfAccount(context.db, accountId, AT_ONCE)
    deleteFilesAfterwards(context, gone.storageKeys)
    if (gone.ids.length < AT_ONCE) break
  }
  await deleteFoldersOfAccount(context.db, accountId)
}
