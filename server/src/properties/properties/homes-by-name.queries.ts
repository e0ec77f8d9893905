import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isLive } from './live-asset.ts'

/** A home as a file may call it, and what is to be known of it before it is leased. */
export type NamedHome = {
  id: string
  parent_asset_id: string | null
  reference_code: string | null
  title: string
  unit_number: string | null
  address2: string | null
  city_name: string
  zip: string | null
  has_units: boolean
  access_type_id: number
  /** Its whole address as it is compared, and its street with the number alone; null without a number. */
  whole_key: string | null
  street_key: string | null
  time_zone: string
  /** The day that it is there. */
  today: string
  is_listed: boolean
  listing_type_id: number
  /** The last day on which its listing runs, there. */
  listed_through: string | null
}

/** Lines of addresses as they are compared, in the same order; null for one without a number. */
export async function listAddressKeys(db: Db, lines: readonly string[]): Promise<(string | null)[]> {
  if (lines.length === 0) return []
  const rows = await db.sql<{ key: string | null }>(
    'select public.address_key(line, null, null) as key from unnest($1::text[]) with ordinality as given (line, place) order by place',
    [lines],
  )
  return rows.map(({ key }) => key)
}

const NAMED_HOME = `a.id, a.parent_asset_id, a.reference_code, a.title, a.unit_number, a.address2, a.city_name, a.zip, a.access_type_id, a.time_zone, a.is_listed, a.listing_type_id,
  exists (select from asset unit where unit.parent_asset_id = a.id and unit.deleted_at is null) as has_units,
  public.address_key(a.address1, a.address2, a.unit_number) as whole_key, public.address_key(a.address1, null, null) as street_key,
  (now() at time zone a.time_zone)::date as today, (a.listing_expires_at at time zone a.time_zone)::date as listed_through`

/** The number that an address is compared by first: it stands in its line as in its key. */
const NUMBER_OF = (line: string) => `substring(${line} from '\\d+')`

/** The profile's homes with one of these codes, titles or addresses, and the units of those that are buildings. */
export async function listHomesNamed(
  db: Db,
  scope: Scope<'asset'>,
  { names, addressKeys }: { names: readonly string[]; addressKeys: readonly string[] },
): Promise<NamedHome[]> {
  return db.sql<NamedHome>(
    // An address is compared as a whole only where its number is one of those that are looked for: all homes are asked for it.
    `with named as materialized (
       select id from asset
       where account_id = $1 and managing_profile_id = $2 and ${isLive('asset')}
         and (lower(reference_code) = any($3::text[]) or lower(title) = any($3::text[])
           or (${NUMBER_OF('address1')} in (select ${NUMBER_OF('key')} from unnest($4::text[]) key)
             and (public.address_key(address1, address2, unit_number) = any($4::text[]) or public.address_key(address1, null, null) = any($4::text[]))))),
     wanted as (
       select id from named
       union
       select unit.id from named join asset unit on unit.parent_asset_id = named.id and unit.deleted_at is null)
     select ${NAMED_HOME}
     from asset a join wanted on wanted.id = a.id
     where a.account_id = $1 and ${isLive('a')}`,
    [scope.accountId, scope.profileId, names, addressKeys],
  )
}

/**
 * Keeps homes for this transaction, so that of two who lease one the second sees what the first has done. Answers those that are still
 * there, as they are now: one may have waited here for others, and what was read before that is old.
 */
export async function lockHomes(db: Db, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<NamedHome[]> {
  if (assetIds.length === 0) return []
  await db.sql('select from asset where id = any($1::uuid[]) and account_id = $2 order by id for update', [assetIds, scope.accountId])
  return db.sql<NamedHome>(
    `select ${NAMED_HOME} from asset a
     where a.id = any($1::uuid[]) and a.account_id = $2 and a.managing_profile_id = $3 and ${isLive('a')}`,
    [assetIds, scope.accountId, scope.profileId],
  )
}
