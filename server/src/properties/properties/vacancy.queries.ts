import { type Db, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { LIVE, occupancyOf, TODAY_THERE } from './property.queries.ts'
import { BUILDINGS } from './property-list.queries.ts'

export type LeaseEndsInMonth = {
  /** Its first day; null for homes that are leased from month to month. */
  month: string | null
  homes: number
}

const leaseEnds = prepare<LeaseEndsInMonth, [accountId: string | null, profileId: string | null, firstDay: string, lastDay: string]>(
  'lease-ends-by-month',
  `select date_trunc('month', last_on)::date as month, count(*) as homes
   from (
     select upper(asset.leased_during) - 1 as last_on, upper_inf(asset.leased_during) as goes_on, ${TODAY_THERE} as today
     from asset where ${LIVE} and asset.leased_during <> '{}'
   ) home
   where goes_on or last_on >= today and last_on between $3 and $4
   group by 1`,
)

/** In how many homes the last lease that is recorded ends, by month. Homes in which it has ended are not among them. */
export async function listLeaseEnds(db: Db, scope: Scope<'asset'>, firstDay: string, lastDay: string): Promise<LeaseEndsInMonth[]> {
  return db.prepared(leaseEnds, [scope.accountId, scope.profileId, firstDay, lastDay])
}

export type VacantHome = {
  id: string
  title: string
  address1: string | null
  address2: string | null
  unit_number: string | null
  city_name: string
  state_code: string
  /** Null where it never was leased here; so are the days since. */
  since: string | null
  days: number | null
  /** Of all that are vacant, not of those alone that are listed. */
  vacant_count: number
  with_days_count: number
  average_days: number | null
}

const vacantHomes = prepare<VacantHome, [accountId: string | null, profileId: string | null, limit: number]>(
  'vacant-homes',
  `select home.id, home.title, home.address1, home.address2, home.unit_number, home.city_name, state.code as state_code, home.since, home.days,
     home.vacant_count, home.with_days_count, home.average_days
   from (
     select vacant.*, count(*) over () as vacant_count, count(days) over () as with_days_count, round(avg(days) over ())::int as average_days
     from (
       select asset.*, upper(asset.leased_during) as since, ${TODAY_THERE} - upper(asset.leased_during) as days
       from asset where ${LIVE} and ${occupancyOf('asset')} = 'vacant' and asset.id not in (${BUILDINGS})
     ) vacant
     order by days desc nulls last, id limit $3
   ) home
   join place_state state on state.id = home.state_id
   order by home.days desc nulls last, home.id`,
)

/** Homes that are vacant today, for the longest time first, with what all of them come to. */
export async function listVacantHomes(db: Db, scope: Scope<'asset'>, limit: number): Promise<VacantHome[]> {
  return db.prepared(vacantHomes, [scope.accountId, scope.profileId, limit])
}
