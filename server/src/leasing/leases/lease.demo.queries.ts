import { type Db, first } from '../../database/db.ts'
import type { DemoAsset } from '../../properties/properties/property.public.ts'

type Assignee = { readonly profileId: string; readonly accountId: string; readonly connectionId: string }

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
    await db.sql<{ id: string }>(
      `insert into lease (account_id, asset_id, starts_on, ends_on, rent_cents, rent_frequency_id, advance_cents, billing, created_by_profile_id)
       select $5::uuid, $1::uuid, current_date + $2::int, current_date + $3::int, $6::bigint, $7::int, $8::bigint, $4, $9::uuid
       where not exists (select from lease l where l.asset_id = $1)
       returning id`,
      [
        home.id,
        lease.fromDay,
        lease.toDay,
        lease.billing,
        home.account_id,
        home.rent_cents,
        home.rent_frequency_id,
        home.advance_cents ?? 0,
        home.managing_profile_id,
      ],
    ),
  )
  return added?.id ?? null
}

export async function insertDemoTenant(
  db: Db,
  home: DemoAsset,
  tenant: Assignee & { readonly leaseId: string; readonly shareBps: number },
): Promise<void> {
  await db.sql(
    `insert into lease_tenant (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, lease_id, share_bps,
       asset_title, asset_place, time_zone, created_by_profile_id)
     select $6, $7, $2, $3, $4, l.starts_on, l.ends_on, l.id, $5, $8, $9, $10, $11 from lease l where l.id = $1`,
    [
      tenant.leaseId,
      tenant.profileId,
      tenant.accountId,
      tenant.connectionId,
      tenant.shareBps,
      home.account_id,
      home.id,
      home.title,
      placeOf(home),
      home.time_zone,
      home.managing_profile_id,
    ],
  )
}

function placeOf({ city_name: city, state_code: state }: DemoAsset): string {
  return `${city}, ${state}`
}
