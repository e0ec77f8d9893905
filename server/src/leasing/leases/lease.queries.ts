import type { Billing } from '@keystead/contract/leasing/leases/lease.values.ts'
import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type WordsColumns, wordsOf } from './lease-words.queries.ts'
import { asked, type Ending, endedOn, HELD, type Tenure } from '../tenures/tenure.public.ts'

/**
 * The first of the places of a home that is free in all of a time, or free but for a lease. That one stays in its own where it
 * can, also in a room that is not shared any more.
 */
export async function findFreeSlot(
  db: Db,
  { assetId, places, butFor = null, ...time }: Tenure & { assetId: string; places: number; butFor?: HeldPlace | null },
): Promise<number | null> {
  const row = first(
    await db.sql<{ slot: number }>(
      `select place as slot from (select generate_series(1, $2::int) union select $6::int) places (place)
       where place is not null and not exists (
         select from lease where asset_id = $1 and status = 'recorded' and slot = place and ($5::uuid is null or id <> $5) and ${HELD} && ${asked('$3', '$4')})
       order by (place = $6) desc nulls last, place limit 1`,
      [assetId, places, time.startsOn, time.endsOn, butFor?.id ?? null, butFor?.slot ?? null],
    ),
  )
  return row?.slot ?? null
}

type HeldPlace = { readonly id: string; readonly slot: number }

type TimeOfLease = { readonly starts_on: string; readonly ends_on: string | null }

/** The first lease of a home that is in the way; where another lease goes on, of those in its place. */
export async function findLeaseInTheWay(
  db: Db,
  { assetId, butFor = null, ...time }: Tenure & { assetId: string; butFor?: HeldPlace | null },
): Promise<TimeOfLease | null> {
  return first(
    await db.sql<TimeOfLease>(
      `select starts_on, ends_on from lease where asset_id = $1 and status = 'recorded' and ($4::uuid is null or id <> $4 and slot = $5) and ${HELD} && ${asked('$2', '$3')}
       order by starts_on limit 1`,
      [assetId, time.startsOn, time.endsOn, butFor?.id ?? null, butFor?.slot ?? null],
    ),
  )
}

/** Whether a day comes before a listing ends. */
export async function isBeforeListingEnds(db: Db, { listing_expires_at, time_zone }: ListedUntil, day: string): Promise<boolean> {
  return only(
    await db.sql<{ is_before: boolean }>('select $1::date <= ($2::timestamptz at time zone $3)::date as is_before', [
      day,
      listing_expires_at,
      time_zone,
    ]),
  ).is_before
}
type ListedUntil = { readonly listing_expires_at: Date | null; readonly time_zone: string }

export type LeaseColumns = Tenure & {
  readonly rentCents: number
  readonly rentFrequencyId: number
  readonly advanceCents: number
  readonly billing: Billing
}

export type NewLease = LeaseColumns & {
  readonly assetId: string
  readonly timeZone: string
  /** Null for a draft, which holds none. */
  readonly slot: number | null
  readonly byProfileId: string
}

export async function insertLease(db: Db, scope: Scope<'asset'>, lease: NewLease): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into lease (account_id, asset_id, status, slot, time_zone, starts_on, ends_on, advance_cents, billing, created_by_profile_id)
       values ($1, $2, case when $3::int is null then 'draft' else 'recorded' end, coalesce($3, 1), $4, $5, $6, $7, $8, $9) returning id`,
      [
        scope.accountId,
        lease.assetId,
        lease.slot,
        lease.timeZone,
        lease.startsOn,
        lease.endsOn,
        lease.advanceCents,
        lease.billing,
        lease.byProfileId,
      ],
    ),
  )
  await setRent(db, id, { fromOn: lease.startsOn, ...lease })
  return id
}

export type RentFrom = {
  readonly fromOn: string
  readonly rentCents: number
  readonly rentFrequencyId: number
  readonly byProfileId: string
}

/** From that day on, until the next other rent. */
export async function setRent(db: Db, leaseId: string, { fromOn, rentCents, rentFrequencyId, byProfileId }: RentFrom): Promise<void> {
  await db.sql(
    `insert into lease_rent (lease_id, from_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id)
     select id, $2, account_id, asset_id, $3, $4, $5 from lease where id = $1
     on conflict (lease_id, from_on) do update set rent_cents = excluded.rent_cents, rent_frequency_id = excluded.rent_frequency_id,
       created_by_profile_id = excluded.created_by_profile_id, created_at = now()`,
    [leaseId, fromOn, rentCents, rentFrequencyId, byProfileId],
  )
}

/** A rent that would begin with the very one before it, or after the last day of its lease, is none. */
export async function dropNeedlessRents(db: Db, leaseId: string): Promise<void> {
  await db.sql(
    `delete from lease_rent r using lease l
     where l.id = $1 and r.lease_id = l.id and r.from_on > l.starts_on and (
       r.from_on > l.ends_on
       or (r.rent_cents, r.rent_frequency_id) = (select before.rent_cents, before.rent_frequency_id from public.rent_on(l.id, r.from_on - 1) before))`,
    [leaseId],
  )
}

/** Replaces the terms of a locked draft. */
export async function updateDraft(db: Db, { id }: LockedLease, lease: LeaseColumns & { readonly byProfileId: string }): Promise<void> {
  await db.sql(
    `update lease set starts_on = $2, ends_on = $3, advance_cents = $4, billing = $5, version = version + 1, updated_at = now() where id = $1`,
    [id, lease.startsOn, lease.endsOn, lease.advanceCents, lease.billing],
  )
  await db.sql('delete from lease_rent where lease_id = $1', [id])
  await setRent(db, id, { fromOn: lease.startsOn, ...lease })
}

/** A locked draft is the lease now, by the days of its home; its tenants with it. */
export async function recordDraft(db: Db, { id }: LockedLease, { slot, timeZone }: { slot: number; timeZone: string }): Promise<void> {
  await db.sql(`update lease set status = 'recorded', slot = $2, time_zone = $3, version = version + 1, updated_at = now() where id = $1`, [
    id,
    slot,
    timeZone,
  ])
}

export async function deleteDraft(db: Db, { id }: LockedLease): Promise<void> {
  await db.sql(`delete from lease where id = $1 and status = 'draft'`, [id])
}

/** The property of a lease by its id, whosever it is: through it the caller may reach the lease. */
export async function findAssetOfLease(db: Db, leaseId: string): Promise<string | null> {
  const row = first(await db.sql<{ asset_id: string }>('select asset_id from lease where id = $1', [leaseId]))
  return row?.asset_id ?? null
}

export type LockedLease = {
  id: string
  asset_id: string
  slot: number
  starts_on: string
  ends_on: string | null
  version: number
  status: 'draft' | 'recorded'
  billing: Billing
  is_over: boolean
  moves_out_on: string | null
  notice_by_profile_id: string | null
  renewal_asked_at: Date | null
  /** The day that it is where the home stands. */
  today: string
}

/** A draft is its maker's alone. */
const isSeenBy = (profileId: string) => `(l.status = 'recorded' or l.created_by_profile_id = ${profileId})`

/** A lease of a property, kept for this transaction; a draft for the profile that has made it. */
export async function lockLease(
  db: Db,
  scope: Scope<'asset'>,
  { leaseId, assetId, profileId }: { leaseId: string; assetId: string; profileId: string },
): Promise<LockedLease | null> {
  return first(
    await db.sql<LockedLease>(
      `select l.id, l.asset_id, l.slot, l.starts_on, l.ends_on, l.version, l.status, l.billing, l.moves_out_on, l.notice_by_profile_id,
         l.renewal_asked_at, (now() at time zone l.time_zone)::date as today,
         l.ended_on is not null or coalesce(l.ends_on < (now() at time zone l.time_zone)::date, false) as is_over
       from lease l where l.id = $1 and l.asset_id = $2 and l.account_id = $3 and ${isSeenBy('$4')} for update`,
      [leaseId, assetId, scope.accountId, profileId],
    ),
  )
}

/** What a lease costs on a day. */
export async function findRentOn(db: Db, leaseId: string, day: string): Promise<{ rent_cents: number; rent_frequency_id: number }> {
  return only(
    await db.sql<{ rent_cents: number; rent_frequency_id: number }>(
      'select rent_cents, rent_frequency_id from public.rent_on($1::uuid, $2::date)',
      [leaseId, day],
    ),
  )
}

/** A locked lease has changed in what its row does not say. */
export async function raiseVersion(db: Db, { id }: LockedLease): Promise<void> {
  await db.sql('update lease set version = version + 1, updated_at = now() where id = $1', [id])
}

/** Another last day for a locked lease, and another place where it needs one. People are told again in time before that day. */
export async function updateLeaseEnd(
  db: Db,
  { id }: LockedLease,
  { endsOn, slot }: { endsOn: string | null; slot: number },
): Promise<void> {
  await db.sql('update lease set ends_on = $2, slot = $3, end_told_at = null, updated_at = now() where id = $1', [id, endsOn, slot])
}

export async function endLease(db: Db, { id, timeZone }: { id: string; timeZone: string }, { endsOn, reason }: Ending): Promise<void> {
  await db.sql(
    `update lease l set ended_on = ${endedOn('l', '$4', '$2')}, end_reason = $3, version = version + 1, updated_at = now() where id = $1`,
    [id, endsOn, reason, timeZone],
  )
}

/** A lease as one of its tenants has it. */
export type LeaseTermsRow = WordsColumns & {
  id: string
  tenant_id: string
  ends_on: string | null
  rent_cents: number
  rent_frequency_id: number
  billing: 'joint' | 'individual'
}
/** Leases of some tenants whom the caller sees, by tenant. The rent is that of today, of who has left that of their last day. */
export async function listLeaseTerms(db: Db, tenantIds: readonly string[]): Promise<Map<string, LeaseTermsRow>> {
  const rows = await db.sql<LeaseTermsRow>(
    `select l.id, t.id as tenant_id, l.ends_on, rent.rent_cents, rent.rent_frequency_id, l.billing, ${wordsOf('l')}
     from lease_tenant t join lease l on l.id = t.lease_id
     cross join lateral public.rent_on(l.id, greatest(t.starts_on, least((now() at time zone l.time_zone)::date, coalesce(t.ended_on - 1, t.ends_on)))) rent
     where t.id = any($1::uuid[])`,
    [tenantIds],
  )
  return new Map(rows.map((row) => [row.tenant_id, row]))
}

/** The rent of a lease on the day that it is, if not before its first or after its last. */
export const RENT = `cross join lateral public.rent_on(l.id, greatest(l.starts_on,
  least((now() at time zone l.time_zone)::date, coalesce(l.ended_on - 1, l.ends_on)))) rent`

export type LeaseRow = WordsColumns & {
  id: string
  version: number
  status: 'draft' | 'recorded'
  starts_on: string
  ends_on: string | null
  ended_on: string | null
  state: AssignmentState
  end_reason: string | null
  rent_cents: number
  rent_frequency_id: number
  advance_cents: number
  billing: 'joint' | 'individual'
}

/** Leases of a property as a profile sees them: its drafts first, then the latest. */
export async function listLeasesOf(
  db: Db,
  scope: Scope<'asset'>,
  { assetId, profileId, limit }: { assetId: string; profileId: string; limit: number },
): Promise<LeaseRow[]> {
  return db.sql<LeaseRow>(
    `select l.id, l.version, l.status, l.starts_on, l.ends_on, l.ended_on, l.end_reason, rent.rent_cents, rent.rent_frequency_id, l.advance_cents,
       l.billing, ${wordsOf('l')}, case
         when l.ended_on is not null or l.ends_on < (now() at time zone l.time_zone)::date then 'past'
         when l.starts_on > (now() at time zone l.time_zone)::date then 'upcoming'
         else 'current'
       end as state
     from lease l ${RENT} where l.asset_id = $1 and l.account_id = $2 and ${isSeenBy('$3')}
     order by l.status = 'draft' desc, l.starts_on desc, l.id limit $4`,
    [assetId, scope.accountId, profileId, limit],
  )
}

export type RentToComeRow = { lease_id: string; from_on: string; rent_cents: number; rent_frequency_id: number }

const rentsToCome = prepare<RentToComeRow, [leaseIds: readonly string[]]>(
  'rents-to-come',
  `select r.lease_id, r.from_on, r.rent_cents, r.rent_frequency_id
   from lease_rent r join lease l on l.id = r.lease_id
   where r.lease_id = any($1::uuid[]) and l.ended_on is null
     and r.from_on > greatest(l.starts_on, (now() at time zone l.time_zone)::date)
   order by r.lease_id, r.from_on`,
)

/** Other rents of some leases that are to come, the next one first. */
export async function listRentsToCome(db: Db, leaseIds: readonly string[]): Promise<RentToComeRow[]> {
  return db.prepared(rentsToCome, [leaseIds])
}

/** Agents who move tenants in and out of a home now. */
export async function listTenantAgents(db: Db, assetId: string): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `select g.principal_id as profile_id from open_grant g where g.object_id = $1 and g.relation = 'agent' and 'tenants' = any(g.scopes)`,
    [assetId],
  )
  return rows.map(({ profile_id }) => profile_id)
}
