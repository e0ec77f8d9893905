import { USER_ASSET_NEEDS } from '@keystead/contract/properties/properties/property-list.forms.ts'
import { USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import type { Sample } from '../../database/samples.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { assetsOf } from './property.access.ts'
import type { AssetColumns } from './property.columns.ts'
import {
  type UserAssetFilter,
  countAssets,
  countAssetsByState,
  listAssetAgents,
  listAssetCities,
  listAssetIds,
  listAssets,
  listAssetsInOrder,
} from './property-list.queries.ts'
import { insertAssets, updateAsset } from './property.queries.ts'

const actor = { accountId: 'an account', profileId: 'a profile' } as ProfileActor
const scope = assetsOf(actor)
const ofMember = assetsOf({ ...actor, givenTo: 'a member' })
const ALL: UserAssetFilter = {
  text: null,
  categoryId: null,
  isListed: null,
  needs: null,
  buildingId: null,
  buildingsOnly: false,
  topLevel: false,
  occupancy: null,
  city: null,
  stateId: null,
  agentProfileId: null,
  rentFromCents: null,
  rentToCents: null,
  bedroomsFrom: null,
}
const FILTERS: readonly UserAssetFilter[] = [
  ALL,
  {
    text: 'two words',
    categoryId: 1,
    isListed: true,
    needs: null,
    buildingId: 'a building',
    buildingsOnly: true,
    topLevel: true,
    occupancy: ['vacant'],
    city: 'a city',
    stateId: 1,
    agentProfileId: 'an agent',
    rentFromCents: 1,
    rentToCents: 2,
    bedroomsFrom: 1,
  },
  ...USER_ASSET_NEEDS.map((needs) => ({ ...ALL, needs })),
]
/** Some of the columns: which ones there are changes nothing else. */
const columns = { title: 'Sunny bungalow', move_in_fees: [], open_checks: 0 } as unknown as AssetColumns & { open_checks: number }

export const samples: readonly Sample[] = [
  ...FILTERS.flatMap((filter): Sample[] => [
    ...USER_ASSET_SORTS.map(
      (sort): Sample =>
        (db) =>
          listAssets(db, scope, { ...filter, sort, limit: 10, offset: 0 }),
    ),
    (db) => listAssetsInOrder(db, scope, filter, { after: null, units: false, assetIds: null, limit: 10 }),
    (db) => listAssetsInOrder(db, scope, filter, { after: 'a property', units: true, assetIds: ['a property'], limit: 10 }),
    (db) => listAssetIds(db, scope, filter, 10),
    (db) => countAssets(db, scope, filter),
  ]),
  (db) => countAssets(db, ofMember, ALL),
  ...[scope, ofMember].flatMap((one): Sample[] => [
    (db) => countAssetsByState(db, one),
    (db) => listAssetCities(db, one, 10),
    (db) => listAssetAgents(db, one, 10),
  ]),
  (db) => insertAssets(db, scope, [columns]),
  (db) => updateAsset(db, scope, 'a property', columns),
]
