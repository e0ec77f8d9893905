import { type Db, first, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isReachedBy } from './property.access.ts'
import type { AssetColumns } from './property.columns.ts'
import { type AssetRow, IS_LEASED, occupancyOf } from './property.queries.ts'
import { isLive } from './live-asset.ts'

/** What a property must have in common with others to stand at their address. */
type AddressColumns = Pick<
  AssetColumns,
  'address1' | 'city_name' | 'city_id' | 'state_id' | 'zip' | 'latitude' | 'longitude' | 'pin_placed' | 'time_zone'
>

export type UnitTotalsRow = {
  count: number
  listed: number
  ready: number
  not_ready: number
  for_lease: number
  occupied: number
  vacant: number
  vacant_rent_sum_cents: number | null
  rent_sum_cents: number | null
  rent_min_cents: number | null
  rent_max_cents: number | null
  bedrooms_min: number | null
  bedrooms_max: number | null
}

const unitTotals = prepare<UnitTotalsRow, [buildingId: string, accountId: string | null, byProfileId: string | null]>(
  'units-totals',
  `select count(*)::int as count,
     count(*) filter (where is_listed)::int as listed,
     count(*) filter (where not is_listed and open_checks = 0 and is_free)::int as ready,
     count(*) filter (where not is_listed and open_checks > 0 and is_free)::int as not_ready,
     count(*) filter (where occupancy <> 'off-books')::int as for_lease,
     count(*) filter (where occupancy in ('occupied', 'notice', 'ending'))::int as occupied,
     count(*) filter (where occupancy = 'vacant')::int as vacant,
     sum(search_cents) filter (where occupancy = 'vacant')::bigint as vacant_rent_sum_cents,
     sum(search_cents) filter (where listing_type_id <> 2)::bigint as rent_sum_cents,
     min(search_cents) filter (where listing_type_id <> 2) as rent_min_cents,
     max(search_cents) filter (where listing_type_id <> 2) as rent_max_cents,
     min(bedrooms)::int as bedrooms_min,
     max(bedrooms)::int as bedrooms_max
   from (
     select home.*, occupancy in ('vacant', 'off-books') and off_books_reason is null as is_free from (
       select asset.*, ${occupancyOf('asset')} as occupancy from asset
       where parent_asset_id = $1 and account_id = $2 and deleted_at is null and ${isReachedBy('asset', '$3')}) home) unit`,
)

/**
 * What the units of a building come to, all or those that someone reaches; null for a property without units.
 */
export async function findUnitTotals(
  db: Db,
  scope: Scope<'asset'>,
  buildingId: string,
  byProfileId: string | null,
): Promise<UnitTotalsRow | null> {
  const totals = only(await db.prepared(unitTotals, [buildingId, scope.accountId, byProfileId]))
  return totals.count === 0 ? null : totals
}

const reachedAsset = prepare<object, [assetId: string, byProfileId: string]>(
  'property-reached',
  `select from asset where id = $1 and ${isReachedBy('asset', '$2')}`,
)

/** Whether someone reaches a property through a relation to it. */
export async function isReached(db: Db, assetId: string, byProfileId: string): Promise<boolean> {
  return (await db.prepared(reachedAsset, [assetId, byProfileId])).length > 0
}

/** How many units a property has, and how many of them are of another category than this. */
export async function countUnits(
  db: Db,
  scope: Scope<'asset'>,
  buildingId: string,
  categoryId: number,
): Promise<{ all: number; others: number }> {
  return only(
    await db.sql<{ all: number; others: number }>(
      `select count(*)::int as all, count(*) filter (where category_id <> $3)::int as others
       from asset where parent_asset_id = $1 and account_id = $2 and deleted_at is null`,
      [buildingId, scope.accountId, categoryId],
    ),
  )
}

/** Moves the units that stood at the old address of a building to the new one; answers how many. */
export async function moveUnits(
  db: Db,
  scope: Scope<'asset'>,
  { before, after }: { before: AssetRow; after: AddressColumns },
): Promise<number> {
  const moved = await db.sql(
    `update asset set address1 = $6, city_name = $7, city_id = $8, state_id = $9, zip = $10, latitude = $11, longitude = $12, time_zone = $13, pin_placed = $14,
       version = version + 1, updated_at = now()
     where parent_asset_id = $1 and account_id = $2 and deleted_at is null
       and address1 is not distinct from $3 and city_id = $4 and zip is not distinct from $5
     returning 1`,
    [
      before.id,
      scope.accountId,
      before.address1,
      before.city_id,
      before.zip,
      after.address1,
      after.city_name,
      after.city_id,
      after.state_id,
      after.zip,
      after.latitude,
      after.longitude,
      after.time_zone,
      after.pin_placed,
    ],
  )
  return moved.length
}

/** The longest stretch of an owner's list that words are looked for in; titles and codes are found in all of it. */
const MOST_LOOKED_THROUGH = 5_000

export type DdlAssetRow = {
  id: string
  title: string
  unit_number: string | null
  address1: string | null
  address2: string | null
  city_name: string
  state_code: string
}

export type AssetsToChoose = {
  readonly text: string
  readonly isListed: boolean | null
  readonly canHaveUnits: boolean
  /** The one that is chosen already. */
  readonly onlyAssetId: string | null
}

/**
 * Properties to choose from: those whose title begins with the text or whose code it is, then those changed last that
 * hold all of its words. Each way is one range of an index, however many properties there are.
 */
export async function listAssetsToChoose(db: Db, scope: Scope<'asset'>, filter: AssetsToChoose, limit: number): Promise<DdlAssetRow[]> {
  const start = filter.text.toLowerCase()
  const patterns = start
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${literalOfLike(word)}%`)
  const fits = `a.managing_profile_id = $1 and a.account_id = $2 and ${isLive('a')}
    and ($3::boolean is null or a.is_listed = $3) and (not $4::boolean or a.parent_asset_id is null) and ($8::uuid is null or a.id = $8)`
  return db.sql<DdlAssetRow>(
    `with by_title as (
       select a.id, 1 as rank from asset a
       where ${fits} and lower(a.title) ~>=~ $5 and lower(a.title) ~<~ ($5 || chr(1114111))
       order by lower(a.title) using ~<~ limit $7
     ), by_code as (
       select a.id, 0 as rank from asset a where ${fits} and a.reference_code in ($5, upper($5)) limit $7
     ), recent as (
       select a.id, a.title, a.address1, a.address2, a.unit_number, a.reference_code, a.city_name
       from asset a where ${fits} order by a.updated_at desc, a.id desc limit ${MOST_LOOKED_THROUGH}
     ), by_words as (
       select id, 2 as rank from recent
       where concat_ws(' ', title, address1, address2, 'unit ' || unit_number, reference_code, city_name) ilike all ($6::text[]) limit $7
     ), found as (
       select id, min(rank) as rank from (table by_code union all table by_title union all table by_words) as ways group by id
     )
     select a.id, a.title, a.unit_number, a.address1, a.address2, a.city_name, state.code as state_code
     from found join asset a on a.id = found.id join place_state state on state.id = a.state_id
     order by found.rank, lower(a.title), a.id limit $7`,
    [scope.profileId, scope.accountId, filter.isListed, filter.canHaveUnits, start, patterns, limit, filter.onlyAssetId],
  )
}

/** Properties that are assigned to an agent now, to choose from. */
export async function listAssignedToChoose(
  db: Db,
  actor: Pick<ProfileActor, 'accountId' | 'profileId'>,
  filter: AssetsToChoose & { agentScope: AgentScope | null },
  limit: number,
): Promise<DdlAssetRow[]> {
  const patterns = filter.text
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${literalOfLike(word)}%`)
  return db.sql<DdlAssetRow>(
    `select a.id, a.title, a.unit_number, a.address1, a.address2, a.city_name, state.code as state_code
     from open_grant g join asset a on a.id = g.object_id and ${isLive('a')} join place_state state on state.id = a.state_id
     where g.principal_id = $1 and g.principal_account_id = $2 and g.relation = 'agent' and ($3::text is null or $3 = any(g.scopes))
       and ($4::boolean is null or a.is_listed = $4) and (not $5::boolean or a.parent_asset_id is null)
       and concat_ws(' ', a.title, a.address1, a.address2, 'unit ' || a.unit_number, a.city_name) ilike all ($6::text[])
       and ($8::uuid is null or a.id = $8)
     order by lower(a.title), a.id limit $7`,
    [actor.profileId, actor.accountId, filter.agentScope, filter.isListed, filter.canHaveUnits, patterns, limit, filter.onlyAssetId],
  )
}

export type BuildingForUnit = Pick<AssetRow, 'id' | 'category_id' | 'asset_type_id' | 'parent_asset_id'> & {
  /** Leased as a whole. */
  is_leased: boolean
}

/** A live property of the profile, for whoever wants to be a unit of it. */
export async function findBuilding(db: Db, scope: Scope<'asset'>, assetId: string): Promise<BuildingForUnit | null> {
  return first(
    await db.sql<BuildingForUnit>(
      `select id, category_id, asset_type_id, parent_asset_id, (${IS_LEASED}) is true as is_leased from asset
       where id = $1 and account_id = $2 and managing_profile_id = $3 and ${isLive('asset')}`,
      [assetId, scope.accountId, scope.profileId],
    ),
  )
}
