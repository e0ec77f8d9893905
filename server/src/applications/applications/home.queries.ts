import { LISTING_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import { type Db, first } from '../../database/db.ts'

/** Offers for a rent, of whatever kind. */
const FOR_RENT = LISTING_TYPES.filter(({ asks }) => asks === 'rent').map(({ Id }) => Id)

/** Of an `asset_card a` with the `place_state s` that it is in, as those see it who manage it. */
export const HOME_ADDRESS = `concat_ws(', ', a.address1, nullif(a.address2, ''), 'Unit ' || nullif(a.unit_number, ''), a.city_name, concat_ws(' ', s.code, a.zip))`

export type OfferedHome = { account_id: string; profile_id: string; title: string; address: string; category_id: number; time_zone: string }

/** A home that strangers can rent now, as they see it. */
export async function findOfferedHome(db: Db, assetId: string): Promise<OfferedHome | null> {
  return first(
    await db.sql<OfferedHome>(
      `select p.account_id, l.managing_profile_id as profile_id, l.title, concat_ws(', ', l.address_line,
           case l.address_exactness when 1 then 'Unit ' || nullif(l.unit_number, '') end, l.city_name, concat_ws(' ', s.code, l.zip)) as address,
         l.category_id, c.time_zone
       from listing_facts l
       join place_city c on c.id = l.city_id
       join place_state s on s.id = l.state_id
       join profile_card p on p.id = l.managing_profile_id
       where l.asset_id = $1 and l.listing_type_id = any($2::int[]) limit 1`,
      [assetId, FOR_RENT],
    ),
  )
}

/** As those see it who manage it. */
export async function findManagedHome(db: Db, assetId: string): Promise<OfferedHome | null> {
  return first(
    await db.sql<OfferedHome>(
      `select a.account_id, a.managing_profile_id as profile_id, a.title,
         ${HOME_ADDRESS} as address,
         o.category_id, a.time_zone
       from asset_card a
       join asset_offer o on o.id = a.id
       left join place_state s on s.id = a.state_id
       where a.id = $1`,
      [assetId],
    ),
  )
}
