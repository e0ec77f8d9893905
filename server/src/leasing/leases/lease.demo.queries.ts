import { type Db, first } from '../../database/db.ts'
import type { DemoAsset } from '../../properties/properties/property.public.ts'
import { setRent } from './lease.queries.ts'

/** Someone with an account, or a person who is written down. */
type Assignee = {
  readonly profileId: string | null
  readonly accountId: string | null
  readonly connectionId: string | null
  readonly personId: string | null
}

export type NewDemoLease = {
  readonly fromDay: number
  /** Null: from month to month. */
  readonly toDay: number | null
  readonly billing: 'joint' | 'individual'
}

/** Null where the home has one already, or is on the market, or has no rent. */
export async function insertDemoLease(db: Db, home: DemoAsset, lease: NewDemoLease): Promise<string | null> {
  if (home.is_listed || home.rent_cents === null) return null
  const added = first(
    await db.sql<{ id: string; starts_on: string }>(
      `insert into lease (account_id, asset_id, time_zone, starts_on, ends_on, advance_cents, billing, created_by_profile_id)
       select $5::uuid, $1::uuid, $6, current_date + $2::int, current_date + $3::int, $7::bigint, $4, $8::uuid
       where not exists (select from lease l where l.asset_id = $1)
       returning id, starts_on`,
      [
        home.id,
        lease.fromDay,
        lease.toDay,
        lease.billing,
        home.account_id,
        home.time_zone,
        home.advance_cents ?? 0,
        home.managing_profile_id,
      ],
    ),
  )
  if (!added) return null
  await setRent(db, added.id, {
    fromOn: added.starts_on,
    rentCents: home.rent_cents,
    rentFrequencyId: home.rent_frequency_id ?? 1,
    byProfileId: home.managing_profile_id,
  })
  return added.id
}

export async function insertDemoTenant(
  db: Db,
  home: DemoAsset,
  tenant: Assignee & { readonly leaseId: string; readonly shareBps: number },
): Promise<void> {
  await db.sql(
    `insert into lease_tenant (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, lease_id, share_bps, reaches_since,
       asset_title, asset_place, time_zone, created_by_profile_id, person_id)
     select $6, $7, $2, $3, $4, l.starts_on, l.ends_on, l.id, $5, case when $2::uuid is not null then now() end, $8, $9, $10, $11, $12
     from lease l where l.id = $1`,
    [
      tenant.leaseId,
      tenant.profileId,
      tenant.accountId,
      tenant.connectionId,
      tenant.shareBps,
      home.account_id,
      home.id,
      home.title,
      home.place,
      home.time_zone,
      home.managing_profile_id,
      tenant.personId,
    ],
  )
}

export type DemoTenancy = {
  readonly lease_id: string
  readonly asset_id: string
  readonly starts_on: string
  readonly ends_on: string | null
  readonly tenants: readonly DemoTenantOfLease[]
}

type DemoTenantOfLease = {
  readonly profile_id: string | null
  readonly profile_account_id: string | null
  readonly person_id: string | null
  readonly share_bps: number
}

/** Who lives or lived in some homes, those with the larger share first. */
export async function listDemoTenancies(db: Db, assetIds: readonly string[]): Promise<DemoTenancy[]> {
  return db.sql<DemoTenancy>(
    `select l.id as lease_id, l.asset_id, l.starts_on, l.ends_on, jsonb_agg(jsonb_build_object('profile_id', t.profile_id,
       'profile_account_id', t.profile_account_id, 'person_id', t.person_id, 'share_bps', t.share_bps) order by t.share_bps desc, t.id) as tenants
     from lease l join lease_tenant t on t.lease_id = l.id where l.asset_id = any($1::uuid[]) and l.status = 'recorded' group by l.id`,
    [assetIds],
  )
}
