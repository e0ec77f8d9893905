import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { PersonErased } from '@keystead/contract/identity/persons/person.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { sumUsedBytes } from '../../files/upload.queries.ts'
import { type Listener, type EventContext, answer, hourly, on } from '../../rpc/events.ts'
import { homesImport } from './import.job.ts'
import { cancelImportsOf, failLostImports } from './import.queries.ts'
import { goOnElsewhere } from './go-on-elsewhere.ts'
import { forgetFilesOf, forgetOldFiles, moveImports } from './kept-files.queries.ts'

const MOST_FILES_AT_ONCE = 500

export const importListeners: readonly Listener[] = [
  answer(WhatTakesStorage, 'files with properties, kept for their reports', ({ db }, { accountId }) =>
    sumUsedBytes(db, accountId, 'asset-import'),
  ),
  on(AccountClosing, 'its imports end, and their files go', async (context, accounts) => {
    for (const { accountId } of accounts) {
      await cancelImportsOf(context.db, accountId)
      await forgetFiles(context, accountId)
    }
  }),
  on(ProfileMoved, 'its imports come along, with their files, and go on', async (context, profiles) => {
    for (const profile of profiles) {
      await moveImports(context.db, profile)
      await goOnElsewhere(context, homesImport, profile.accountId)
    }
  }),
  on(PersonErased, 'files of imports that have ended may name them', async (context, persons) => {
    for (const accountId of new Set(persons.map((person) => person.accountId))) await forgetFiles(context, accountId)
  }),
  hourly('imports of homes that were lost', ({ db }) => failLostImports(db, homesImport)),
  hourly('files of imports that ended long ago', async ({ db, services }) => {
    // Before the commit: what is not deleted after all is named again in an hour, where a file that no row names would stay.
    for (const storageKey of await forgetOldFiles(db, MOST_FILES_AT_ONCE)) await services.files.delete(storageKey)
  }),
]

async function forgetFiles({ db, services, afterCommit }: EventContext, accountId: string): Promise<void> {
  const files = await forgetFilesOf(db, accountId)
  afterCommit(async () => {
    for (const storageKey of files) await services.files.delete(storageKey)
  })
}
