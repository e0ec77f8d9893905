import { EXPIRING_SOON_DAYS } from '@keystead/contract/properties/properties/due-days.ts'
import { OCCUPANCIES, type OccupancyStatus } from '@keystead/contract/properties/properties/occupancy.ts'
import type { USER_ASSET_NEEDS } from '@keystead/contract/properties/properties/property-list.forms.ts'
import type { USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import { holdsGrant } from '../../access/access-grant.queries.ts'
import { type Db, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { Scope } from '../../rpc/scope.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { ASSETS_IN_LIST, type AssetInList, type AssetWithState, LIVE, NAMED, TODAY_THERE, isLet, occupancyOf } from './property.queries.ts'

export type UserAssetFilter = {
  readonly text: string | null
  readonly categoryId: number | null
  readonly isListed: boolean | null
  readonly needs: (typeof USER_ASSET_NEEDS)[number] | null
  readonly buildingId: string | null
  readonly buildingsOnly: boolean
  readonly topLevel: boolean
  readonly occupancy: readonly OccupancyStatus[] | null
  readonly city: string | null
  readonly stateId: number | null
  readonly agentProfileId: string | null
  readonly rentFromCents: number | null
  readonly rentToCents: number | null
  readonly bedroomsFrom: number | null
}
type UserAssetSort = (typeof USER_ASSET_SORTS)[number]

/** No lease of it runs or is to come, and it is kept for nothing else: to finish and list it is worth asking for. */
const isToOffer = (row = 'asset', today = TODAY_THERE) => `(${isLet(row, today)}) is not true and ${row}.off_books_reason is null`

/** Where someone lives or is to come, or what is kept for other things, is not missed on the market. */
const isMissedThere = (occupancy: string) => `${occupancy} not in ('occupied', 'upcoming') and off_books_reason is null`

const NEEDS: Readonly<Record<(typeof USER_ASSET_NEEDS)[number], string>> = {
  finishing: `not asset.is_listed and asset.open_checks > 0 and ${isToOffer()}`,
  photo: 'asset.is_listed and asset.images_count = 0',
  renewal: `asset.is_listed and asset.listing_expires_at <= now() + make_interval(days => ${EXPIRING_SOON_DAYS})`,
  expired: `not asset.is_listed and asset.unlisted_reason = 'expired' and ${isMissedThere(occupancyOf('asset'))}`,
}

/** Buildings of the profile: properties that have units. */
export const BUILDINGS = `select unit.parent_asset_id from asset unit
  where unit.managing_profile_id = $2 and unit.parent_asset_id is not null and unit.deleted_at is null`

/** The conditions of a filter, and the values that they name: `$1` and `$2` are the scope's. */
function filtered(scope: Scope<'asset'>, filter: UserAssetFilter) {
  const values: unknown[] = [scope.accountId, scope.profileId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [LIVE]
  if (filter.categoryId !== null) conditions.push(`asset.category_id = ${bind(filter.categoryId)}`)
  if (filter.isListed !== null) conditions.push(`asset.is_listed = ${bind(filter.isListed)}`)
  if (filter.needs !== null) conditions.push(NEEDS[filter.needs])
  if (filter.buildingId !== null) conditions.push(`asset.parent_asset_id = ${bind(filter.buildingId)}`)
  if (filter.buildingsOnly) conditions.push(`asset.id in (${BUILDINGS})`)
  if (filter.topLevel) conditions.push('asset.parent_asset_id is null')
  if (filter.occupancy !== null)
    conditions.push(`${occupancyOf('asset')} = any(${bind(filter.occupancy)}::text[]) and asset.id not in (${BUILDINGS})`)
  if (filter.city !== null) conditions.push(`asset.city_name = ${bind(filter.city)}`)
  if (filter.stateId !== null) conditions.push(`asset.state_id = ${bind(filter.stateId)}`)
  if (filter.agentProfileId !== null) conditions.push(holdsGrant('asset.id', `${bind(filter.agentProfileId)}::uuid`, 'agent'))
  if (filter.rentFromCents !== null) conditions.push(`asset.listing_type_id <> 2 and asset.search_cents >= ${bind(filter.rentFromCents)}`)
  if (filter.rentToCents !== null) conditions.push(`asset.listing_type_id <> 2 and asset.search_cents <= ${bind(filter.rentToCents)}`)
  if (filter.bedroomsFrom !== null) conditions.push(`asset.bedrooms >= ${bind(filter.bedroomsFrom)}`)
  for (const word of filter.text?.split(' ') ?? []) {
    const pattern = bind(`%${literalOfLike(word)}%`)
    conditions.push(`(asset.title ilike ${pattern} or asset.address1 ilike ${pattern} or asset.address2 ilike ${pattern}
      or asset.unit_number ilike ${pattern} or asset.city_name ilike ${pattern} or asset.zip ilike ${pattern} or asset.reference_code ilike ${pattern})`)
  }
  return { values, bind, conditions }
}

const DOOR = 'coalesce(asset.unit_number, asset.address2)'
/** Every order ends in the id, so that pages never overlap, and follows an index. */
const ORDERS: Readonly<Record<UserAssetSort, string>> = {
  address: `lower(asset.address1), lower(substring(${DOOR} from '^\\D*')), substring(${DOOR} from '\\d+')::numeric, lower(${DOOR}), asset.id`,
  updated: 'asset.updated_at desc, asset.id desc',
  title: 'lower(asset.title), asset.id',
  city: 'asset.city_name, asset.id',
  'lease-end': 'asset.leased_through, asset.id',
  'amount-low': 'asset.search_cents, asset.id',
  'amount-high': 'asset.search_cents desc nulls last, asset.id desc',
}

const assetsInList = prepare<AssetInList, [assetIds: readonly string[]]>(
  'properties-in-list',
  `select listed.* from ${ASSETS_IN_LIST} listed where listed.id = any($1::uuid[])`,
)

/**
 * A page. Its ids are found by a statement that is planned for this filter and its values; the few rows are read whole by one that is
 * planned once. What is deleted between the two is left out.
 */
export async function listAssets(
  db: Db,
  scope: Scope<'asset'>,
  filter: UserAssetFilter & { readonly sort: UserAssetSort; readonly limit: number; readonly offset: number },
): Promise<AssetInList[]> {
  const { values, bind, conditions } = filtered(scope, filter)
  const page = await db.sql<{ id: string }>(
    `select asset.id from asset where ${conditions.join(' and ')}
     order by ${ORDERS[filter.sort]} limit ${bind(filter.limit)} offset ${bind(filter.offset)}`,
    values,
  )
  const rows = new Map((await db.prepared(assetsInList, [page.map(({ id }) => id)])).map((row) => [row.id, row]))
  return page.flatMap(({ id }) => rows.get(id) ?? [])
}

/** A part of all that match, buildings before units, for a file: `after` is the last one of the part before. */
export async function listAssetsInOrder(
  db: Db,
  scope: Scope<'asset'>,
  filter: UserAssetFilter,
  { after, units, assetIds, limit }: { after: string | null; units: boolean; assetIds: readonly string[] | null; limit: number },
): Promise<(AssetWithState & { building_code: string | null })[]> {
  const { values, bind, conditions } = filtered(scope, filter)
  conditions.push(`asset.parent_asset_id is ${units ? 'not null' : 'null'}`)
  if (after !== null) conditions.push(`asset.id > ${bind(after)}`)
  if (assetIds !== null) conditions.push(`asset.id = any(${bind(assetIds)}::uuid[])`)
  return db.sql<AssetWithState & { building_code: string | null }>(
    `select ${NAMED}, (select building.reference_code from asset building where building.id = asset.parent_asset_id) as building_code
     from asset where ${conditions.join(' and ')} order by asset.id limit ${bind(limit)}`,
    values,
  )
}

/** Ids of all that match, units before their building. */
export async function listAssetIds(db: Db, scope: Scope<'asset'>, filter: UserAssetFilter, limit: number): Promise<string[]> {
  const { values, bind, conditions } = filtered(scope, filter)
  const rows = await db.sql<{ id: string }>(
    `select asset.id from asset where ${conditions.join(' and ')}
     order by asset.parent_asset_id is null, asset.updated_at desc, asset.id desc limit ${bind(limit)}`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** How many match, counted up to one more than is shown. */
export async function countAssets(db: Db, scope: Scope<'asset'>, filter: UserAssetFilter): Promise<number> {
  const { values, bind, conditions } = filtered(scope, filter)
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (select from asset where ${conditions.join(' and ')} limit ${bind(MOST_COUNTED + 1)}) counted`,
      values,
    ),
  )
  return count
}

export type AssetCounts = {
  all: number
  listed: number
  unlisted: number
  not_ready: number
  listed_without_image: number
  buildings: number
  expiring_soon: number
  expired: number
  ready_to_list: number
} & Readonly<Record<OccupancyStatus, number>>

const HOMES_THAT_ARE = OCCUPANCIES.map(
  (status) => `count(*) filter (where not is_building and occupancy = '${status}') as "${status}"`,
).join(', ')

/** One pass over all of them. At each `offset 0` what is above uses what was worked out once, in place of working it out for each count. */
export async function countAssetsByState(db: Db, scope: Scope<'asset'>): Promise<AssetCounts> {
  return only(
    await db.sql<AssetCounts>(
      `with home as (
         select is_listed, open_checks, images_count, listing_expires_at, unlisted_reason, off_books_reason, listing_type_id, leased_through,
           leased_during, notice_during, asset.id in (${BUILDINGS}) as is_building, ${TODAY_THERE} as today
         from asset where ${LIVE} offset 0
       ), property as (
         select home.*, ${isToOffer('home', 'home.today')} as is_to_offer, ${occupancyOf('home', 'home.today')} as occupancy
         from home offset 0
       )
       select count(*) as all,
              count(*) filter (where is_listed) as listed,
              count(*) filter (where not is_listed) as unlisted,
              count(*) filter (where not is_listed and open_checks > 0 and is_to_offer) as not_ready,
              count(*) filter (where is_listed and images_count = 0) as listed_without_image,
              count(*) filter (where is_building) as buildings,
              count(*) filter (where is_listed and listing_expires_at <= now() + make_interval(days => $3)) as expiring_soon,
              count(*) filter (where not is_listed and unlisted_reason = 'expired' and ${isMissedThere('occupancy')}) as expired,
              count(*) filter (where not is_listed and open_checks = 0 and is_to_offer) as ready_to_list,
              ${HOMES_THAT_ARE}
       from property`,
      [scope.accountId, scope.profileId, EXPIRING_SOON_DAYS],
    ),
  )
}

export type AssetCity = { city_name: string; state_id: number; state_code: string; count: number }

/** The cities of a list, the one with most properties first. */
export async function listAssetCities(db: Db, scope: Scope<'asset'>, limit: number): Promise<AssetCity[]> {
  return db.sql<AssetCity>(
    `select city.city_name, city.state_id, state.code as state_code, city.count
     from (select asset.city_name, asset.state_id, count(*)::int as count from asset where ${LIVE} group by asset.city_name, asset.state_id) city
     join place_state state on state.id = city.state_id
     order by city.count desc, city.city_name, city.state_id limit $3`,
    [scope.accountId, scope.profileId, limit],
  )
}

/** Agents who work for properties of a list today, the one with most of them first. */
export async function listAssetAgents(db: Db, scope: Scope<'asset'>, limit: number): Promise<{ profile_id: string; count: number }[]> {
  return db.sql<{ profile_id: string; count: number }>(
    `select g.principal_id as profile_id, count(distinct asset.id)::int as count
     from asset join open_grant g on g.object_id = asset.id and g.relation = 'agent'
     where ${LIVE} group by g.principal_id order by count desc, g.principal_id limit $3`,
    [scope.accountId, scope.profileId, limit],
  )
}
