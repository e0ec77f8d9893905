import { PersonErased } from '@keystead/contract/identity/persons/person.events.ts'
import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { sumUsedBytes } from '../../files/upload.queries.ts'
import { type Listener, answer, hourly, on } from '../../rpc/events.ts'
import { homesImport } from './import.job.ts'
import { failLostImports } from './import.queries.ts'
import { forgetFilesOf, forgetOldFiles } from './kept-files.queries.ts'

const MOST_FILES_AT_ONCE = 500

export const importListeners: readonly Listener[] = [
  answer(WhatTakesStorage, 'files with properties, kept for their reports', ({ db }, { accountId }) =>
    sumUsedBytes(db, accountId, 'asset-import'),
  ),
  on(PersonErased, 'files of imports that have ended may name them', async ({ db, services, afterCommit }, persons) => {
    const accountIds = new Set(persons.map(({ accountId }) => accountId))
    for (const accountId of accountIds) {
      const files = await forgetFilesOf(db, accountId)
      afterCommit(async () => {
        for (const storageKey of files) await services.files.delete(storageKey)
      })
    }
  }),
  hourly('imports of homes that were lost', ({ db }) => failLostImports(db, homesImport)),
  hourly('files of imports that ended long ago', async ({ db, services }) => {
    // Before the commit: what is not deleted after all is named again in an hour, where a file that no row names would stay.
    for (const storageKey of await forgetOldFiles(db, MOST_FILES_AT_ONCE)) await services.files.delete(storageKey)
  }),
]
