import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { sumUsedBytes } from '../../files/upload.queries.ts'
import { type Listener, answer, hourly } from '../../rpc/events.ts'
import { homesImport } from './import.job.ts'
import { failLostImports } from './import.queries.ts'

export const importListeners: readonly Listener[] = [
  answer(WhatTakesStorage, 'files with properties, kept for their reports', ({ db }, { accountId }) =>
    sumUsedBytes(db, accountId, 'asset-import'),
  ),
  hourly('imports of homes that were lost', ({ db }) => failLostImports(db, homesImport)),
]
