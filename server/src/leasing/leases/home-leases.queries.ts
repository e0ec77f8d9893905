import { type Db, prepare } from '../../database/db.ts'
import { isOver } from '../tenures/tenure.public.ts'
import { RENT } from './lease.queries.ts'

export type HomeLeaseRow = {
  id: string
  asset_id: string
  starts_on: string
  /** Of a lease that was ended before its time, the day that was agreed then. */
  last_on: string | null
  rent_cents: number
  rent_frequency_id: number
}

const homeLeases = prepare<HomeLeaseRow, [assetIds: readonly string[]]>(
  'leases-of-homes',
  `select l.id, l.asset_id, l.starts_on, coalesce(l.ended_on - 1, l.ends_on) as last_on, rent.rent_cents, rent.rent_frequency_id
   from (
     select l.*, min(l.starts_on) over (partition by l.asset_id) as first_on
     from lease l
     where l.asset_id = any($1::uuid[]) and l.status = 'recorded'
       and daterange(l.starts_on, coalesce(l.ended_on, l.ends_on + 1)) && daterange((now() at time zone l.time_zone)::date, null)
   ) l ${RENT}
   where l.starts_on <= greatest(l.first_on, (now() at time zone l.time_zone)::date)
   order by l.asset_id, last_on nulls last, l.id`,
)

/** Leases by which someone lives in some homes today; of homes where no one does, the next ones. */
export async function listHomeLeases(db: Db, assetIds: readonly string[]): Promise<HomeLeaseRow[]> {
  return db.prepared(homeLeases, [assetIds])
}

export type TenantOfLease = { lease_id: string; profile_id: string | null; person_id: string | null }

const tenantsInLeases = prepare<TenantOfLease, [leaseIds: readonly string[]]>(
  'tenants-in-leases',
  `select t.lease_id, t.profile_id, t.person_id from lease_tenant t
   where t.lease_id = any($1::uuid[]) and not ${isOver('t')} order by t.lease_id, t.id`,
)

/** Those who live there by some leases, or will, in the order in which they were named. */
export async function listTenantsInLeases(db: Db, leaseIds: readonly string[]): Promise<TenantOfLease[]> {
  return db.prepared(tenantsInLeases, [leaseIds])
}
