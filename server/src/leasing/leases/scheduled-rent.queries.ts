import { type Db, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isLive } from '../../properties/properties/property.public.ts'

/** A rent that some leases charge alike, on these days. */
export type RentOverDays = { from_on: string; last_on: string; rent_cents: number; rent_frequency_id: number; leases: number }

const rentsOverDays = prepare<RentOverDays, [accountId: string | null, profileId: string | null, firstDay: string, lastDay: string]>(
  'rents-over-days',
  `select from_on, last_on, rent_cents, rent_frequency_id, count(*) as leases
   from (
     select greatest(r.from_on, l.starts_on, $3::date) as from_on,
       least(coalesce(l.ended_on - 1, l.ends_on), lead(r.from_on) over (partition by r.lease_id order by r.from_on) - 1, $4::date) as last_on,
       r.rent_cents, r.rent_frequency_id
     from lease l
     join asset_holding a on a.id = l.asset_id
     join lease_rent r on r.lease_id = l.id and r.account_id = l.account_id
     where l.account_id = $1 and a.account_id = $1 and a.managing_profile_id = $2 and ${isLive('a')}
       and l.status = 'recorded' and l.starts_on <= $4 and coalesce(l.ended_on - 1, l.ends_on, 'infinity') >= $3
   ) rent
   where from_on <= last_on
   group by from_on, last_on, rent_cents, rent_frequency_id`,
)

/** The rents that recorded leases charge between two days, each cut to those; what is ended charges until the day before. */
export async function listRentsOverDays(db: Db, scope: Scope<'asset'>, firstDay: string, lastDay: string): Promise<RentOverDays[]> {
  return db.prepared(rentsOverDays, [scope.accountId, scope.profileId, firstDay, lastDay])
}
