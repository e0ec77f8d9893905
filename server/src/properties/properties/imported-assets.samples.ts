import type { Sample } from '../../database/samples.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { assetsOf } from './property.access.ts'
import { type ImportedColumns, insertImportedAssets, updateImportedAssets } from './imported-assets.queries.ts'

const scope = assetsOf({ accountId: 'an account', profileId: 'a profile' } as ProfileActor)
/** Some of the columns: which ones there are changes nothing else. */
const columns = {
  title: 'Sunny bungalow',
  amount_cents: 1,
  move_in_fees: [],
  is_listed: true,
  open_checks: 0,
} as unknown as ImportedColumns

export const samples: readonly Sample[] = [
  (db) => insertImportedAssets(db, scope, [columns]),
  (db) => updateImportedAssets(db, scope, [{ ...columns, id: 'a property' }]),
]
