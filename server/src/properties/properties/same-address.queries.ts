import { LONGEST_UNIT_NUMBER, MIXED_USE, MULTI_FAMILY_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { IS_LEASED, LIVE } from './property.queries.ts'
import { BUILDINGS } from './property-list.queries.ts'

/** What is of such a type is a building before it has units. */
const BUILDING_TYPES = `'{${[...MULTI_FAMILY_TYPES, MIXED_USE].join(',')}}'::int[]`
/** So many of an owner's newest properties are compared: what came together stands together. */
const MOST_COMPARED = 10_000

/** `400 Birch St #4`, `400 Birch St, Apt. 4`: the street, and the door that stands behind it. */
const DOOR_BEHIND_STREET = `'^(.*[^[:space:],])[[:space:],]+(?:apt\\.?|apartment|unit|suite|ste\\.?|#)[[:space:]]*#?[[:space:]]*([[:alnum:]-]{1,20})$'`
const WORD_BEFORE_DOOR = `'^(apt\\.?|apartment|unit|suite|ste\\.?|no\\.?|#)[[:space:]]*#?[[:space:]]*'`
const doorInSecondLine = (row: string) => `nullif(regexp_replace(${row}.address2, ${WORD_BEFORE_DOOR}, '', 'i'), '')`

/**
 * Properties that stand alone in an owner's list, as they are compared: the street without the door, and the door, which is said by its own
 * field, behind the street, or by the second line of the address. Another door than its own stays in the street.
 */
const ALONE = `select asset.id, asset.title, asset.category_id, asset.asset_type_id, asset.city_id, asset.city_name, asset.state_id, asset.zip,
    (${IS_LEASED}) is true as is_leased, parts.street, public.address_key(parts.street, null, null) as street_key, parts.door,
    asset.id in (${BUILDINGS}) or (parts.door is null and asset.asset_type_id = any(${BUILDING_TYPES})) as is_building
  from asset
  cross join lateral (select regexp_match(asset.address1, ${DOOR_BEHIND_STREET}, 'i') as split) matched
  cross join lateral (
    select coalesce(asset.unit_number, matched.split[2], ${doorInSecondLine('asset')}) as door
  ) said
  cross join lateral (
    select case when lower(matched.split[2]) = lower(said.door) then matched.split[1] else asset.address1 end as street,
      case when length(said.door) <= ${LONGEST_UNIT_NUMBER} then said.door end as door
  ) parts
  where ${LIVE} and asset.parent_asset_id is null and asset.address1 is not null`

/** Homes of one address that stand alone, and the building there, if there is one. */
export type HomesAtAddress = {
  /** One of them, by which they are named. */
  asset_id: string
  building_id: string | null
  building_title: string | null
  street: string
  city_name: string
  state_code: string
  zip: string | null
  doors: string[]
  count: number
}

/**
 * Addresses at which homes stand alone that could be units of one building, the largest first. A door that the building has already,
 * and a building that is leased whole, leave nothing to do.
 */
export async function listHomesAtOneAddress(db: Db, scope: Scope<'asset'>, limit: number): Promise<HomesAtAddress[]> {
  return db.sql<HomesAtAddress>(
    `with home as materialized (${ALONE} order by asset.id desc limit ${MOST_COMPARED}),
     placed as (
       select home.*, first_value(case when is_building then id end) over at_address as building_id,
         first_value(is_building and is_leased) over at_address as is_building_leased
       from home where street_key is not null
       window at_address as (partition by street_key, city_id, state_id, zip, category_id order by is_building desc, id)
     )
     select at.asset_id, at.building_id, building.title as building_title, at.street, at.city_name, state.code as state_code, at.zip, at.doors, at.count
     from (
       select (array_agg(id order by id))[1] as asset_id, building_id, min(street) as street, min(city_name) as city_name, state_id, zip,
         array_agg(distinct upper(door)) as doors, count(distinct lower(door))::int as count
       from placed
       where not is_building and door is not null and not is_building_leased and not exists (
         select from asset unit
         where unit.parent_asset_id = placed.building_id and unit.deleted_at is null and lower(unit.unit_number) = lower(placed.door))
       group by street_key, city_id, state_id, zip, category_id, building_id
     ) at
     join place_state state on state.id = at.state_id
     left join asset building on building.id = at.building_id
     where at.count >= case when at.building_id is null then 2 else 1 end
     order by at.count desc, at.street, at.asset_id limit $3`,
    [scope.accountId, scope.profileId, limit],
  )
}

/** A home at the address of another, with its door, or the building there. */
export type HomeAtAddress = { id: string; street: string; door: string | null; is_building: boolean; state_code: string }

/** Those that stand alone at the address of one of them, that one included, by age. */
export async function listHomesBeside(db: Db, scope: Scope<'asset'>, assetId: string): Promise<HomeAtAddress[]> {
  return db.sql<HomeAtAddress>(
    `with home as materialized (${ALONE} and asset.city_id = (select one.city_id from asset one where one.id = $3)),
     named as (select street_key, zip, category_id from home where id = $3)
     select home.id, home.street, home.door, home.is_building, state.code as state_code
     from home
     join place_state state on state.id = home.state_id
     join named on named.street_key = home.street_key and named.zip is not distinct from home.zip
       and named.category_id = home.category_id
     where home.is_building or home.door is not null
     order by home.id`,
    [scope.accountId, scope.profileId, assetId],
  )
}

export type NewUnit = { id: string; door: string }

/** Puts homes into a building, under their doors. Their street is spelled as the building's; what said the door there says it no more. */
export async function moveIntoBuilding(db: Db, scope: Scope<'asset'>, buildingId: string, units: readonly NewUnit[]): Promise<void> {
  await db.sql(
    `update asset set parent_asset_id = building.id, unit_number = unit.door, address1 = building.address1,
       address2 = case when lower(${doorInSecondLine('asset')}) = lower(unit.door) then null else asset.address2 end,
       version = asset.version + 1, updated_at = now()
     from json_to_recordset($4::json) as unit (id uuid, door text), asset building
     where asset.id = unit.id and asset.account_id = $1 and asset.managing_profile_id = $2 and building.id = $3`,
    [scope.accountId, scope.profileId, buildingId, JSON.stringify(units.map(({ id, door }) => ({ id, door })))],
  )
}
