import type { Billing } from '@keystead/contract/leasing/leases/lease.values.ts'
import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
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
         select from lease where asset_id = $1 and slot = place and ($5::uuid is null or id <> $5) and ${HELD} && ${asked('$3', '$4')})
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
      `select starts_on, ends_on from lease where asset_id = $1 and ($4::uuid is null or id <> $4 and slot = $5) and ${HELD} && ${asked('$2', '$3')}
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

export type NewLease = Tenure & {
  readonly assetId: string
  readonly slot: number
  readonly rentCents: number
  readonly rentFrequencyId: number
  readonly advanceCents: number
  readonly billing: Billing
  readonly byProfileId: string
}

export async function insertLease(db: Db, scope: Scope<'asset'>, lease: NewLease): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into lease (account_id, asset_id, slot, starts_on, ends_on, rent_cents, rent_frequency_id, advance_cents, billing, created_by_profile_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        scope.accountId,
        lease.assetId,
        lease.slot,
        lease.startsOn,
        lease.endsOn,
        lease.rentCents,
        lease.rentFrequencyId,
        lease.advanceCents,
        lease.billing,
        lease.byProfileId,
      ],
    ),
  )
  return id
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
  is_over: boolean
  /** The day that it is where the home stands. */
  today: string
}

/** A lease of a property, kept for this transaction. */
export async function lockLease(
  db: Db,
  scope: Scope<'asset'>,
  leaseId: string,
  { id, time_zone }: { id: string; time_zone: string },
): Promise<LockedLease | null> {
  const today = '(now() at time zone $4)::date'
  return first(
    await db.sql<LockedLease>(
      `select id, asset_id, slot, starts_on, ends_on, version, ${today} as today, ended_on is not null or coalesce(ends_on < ${today}, false) as is_over
       from lease where id = $1 and asset_id = $2 and account_id = $3 for update`,
      [leaseId, id, scope.accountId, time_zone],
    ),
  )
}

/** Another last day for a locked lease, and another place where it needs one. People are told anew in time before that day. */
export async function updateLeaseEnd(
  db: Db,
  { id }: LockedLease,
  { endsOn, slot }: { endsOn: string | null; slot: number },
): Promise<void> {
  await db.sql('update lease set ends_on = $2, slot = $3, end_told_at = null, version = version + 1, updated_at = now() where id = $1', [
    id,
    endsOn,
    slot,
  ])
}

export async function endLease(db: Db, { id, timeZone }: { id: string; timeZone: string }, { endsOn, reason }: Ending): Promise<void> {
  await db.sql(
    `update lease l set ended_on = ${endedOn('l', '$4', '$2')}, end_reason = $3, version = version + 1, updated_at = now() where id = $1`,
    [id, endsOn, reason, timeZone],
  )
}

export type LeaseTermsRow = { id: string; rent_cents: number; rent_frequency_id: number; billing: 'joint' | 'individual' }
/** Leases that the caller sees, by id. */
export async function listLeaseTerms(db: Db, leaseIds: readonly string[]): Promise<Map<string, LeaseTermsRow>> {
  const rows = await db.sql<LeaseTermsRow>('select id, rent_cents, rent_frequency_id, billing from lease where id = any($1::uuid[])', [
    leaseIds,
  ])
  return new Map(rows.map((row) => [row.id, row]))
}

export type LeaseRow = {
  id: string
  version: number
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

/** Leases of a property, the latest first. */
export async function listLeasesOf(
  db: Db,
  scope: Scope<'asset'>,
  { id, time_zone }: { id: string; time_zone: string },
  limit: number,
): Promise<LeaseRow[]> {
  const today = '(now() at time zone $3)::date'
  return db.sql<LeaseRow>(
    `select id, version, starts_on, ends_on, ended_on, end_reason, rent_cents, rent_frequency_id, advance_cents, billing,
       case when ended_on is not null or ends_on < ${today} then 'past' when starts_on > ${today} then 'upcoming' else 'current' end as state
     from lease where asset_id = $1 and account_id = $2 order by starts_on desc, id limit $4`,
    [id, scope.accountId, time_zone, limit],
  )
}

/** Agents who move tenants in and out of a home now. */
export async function listTenantAgents(db: Db, assetId: string): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `select g.principal_id as profile_id from open_grant g where g.object_id = $1 and g.relation = 'agent' and 'tenants' = any(g.scopes)`,
    [assetId],
  )
  return rows.map(({ profile_id }) => profile_id)
}
