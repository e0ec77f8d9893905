import { type Db, first, only } from '../../database/db.ts'
import { isLive } from '../../properties/properties/property.public.ts'
import type { Scope } from '../../rpc/scope.ts'

/** An address as it is typed, and the property that it is typed for. */
export type TypedAddress = {
  readonly address1: string
  readonly address2: string | null
  readonly unitNumber: string | null
  readonly city: string
  readonly stateId: number
  readonly zip: string | null
  /** Itself, its building and its units do not count. */
  readonly assetId: string | null
  readonly parentAssetId: string | null
}

// The database alone says when two addresses are one: `address_key` is the index, too. Where one of them has no ZIP, its city decides.
const SAME_ADDRESS = `address_key(address1, address2, unit_number) = address_key($1, $2, $3) and state_id = $4 and address1 is not null
  and (case when zip is null or $5::text is null then lower(city_name) = lower($6) else left(zip, 5) = left($5, 5) end)
  and ${isLive('asset_location')}`

const valuesOf = ({ address1, address2, unitNumber, stateId, zip, city }: TypedAddress) => [
  address1,
  address2,
  unitNumber,
  stateId,
  zip,
  city,
]

/** Another property of the scope at the same address. */
export async function findOwnAtAddress(
  db: Db,
  scope: Scope<'asset'>,
  address: TypedAddress,
): Promise<{ id: string; title: string; is_listed: boolean } | null> {
  return first(
    await db.sql<{ id: string; title: string; is_listed: boolean }>(
      `select id, title, is_listed from asset_location
       where ${SAME_ADDRESS} and account_id = $7 and managing_profile_id = $8
         and ($9::uuid is null or (id <> $9 and parent_asset_id is distinct from $9)) and ($10::uuid is null or id <> $10)
       order by is_listed desc, created_at limit 1`,
      [...valuesOf(address), scope.accountId, scope.profileId, address.assetId, address.parentAssetId],
    ),
  )
}

/**
 * Whether someone else's listing shows this address to everyone: neither the caller's nor that of who manages the
 * property that it is typed for. One that hides it is never confirmed by asking.
 */
export async function isListedByOthers(db: Db, accountId: string, address: TypedAddress): Promise<boolean> {
  const { found } = only(
    await db.sql<{ found: boolean }>(
      `select exists (select from asset_location where ${SAME_ADDRESS} and account_id <> $7 and is_listed and address_exactness = 1
         and account_id is distinct from (select typed.account_id from asset_location typed where typed.id = $8)) as found`,
      [...valuesOf(address), accountId, address.assetId],
    ),
  )
  return found
}
