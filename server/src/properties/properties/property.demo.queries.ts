import type { Scope } from '../../rpc/scope.ts'
import { type Db, first } from '../../database/db.ts'
import { columnsOf } from '../../database/write-row.ts'
import type { AssetColumns } from './property.columns.ts'
import type { AssetRow } from './property.queries.ts'

export type NewDemoAsset = {
  readonly scope: Scope<'asset'>
  readonly columns: AssetColumns & { readonly open_checks: number }
  readonly createdDaysAgo: number
  readonly updatedDaysAgo: number
}

export async function insertDemoAssets(db: Db, assets: readonly NewDemoAsset[]): Promise<void> {
  const [some] = assets
  if (some === undefined) return
  const rows = assets.map(({ scope, columns }) => ({ ...columns, account_id: scope.accountId, managing_profile_id: scope.profileId }))
  const columns = columnsOf({ ...some.columns, account_id: null, managing_profile_id: null })
  await db.sql(
    `insert into asset (${columns}, created_at, updated_at)
     select ${columns}, now() - make_interval(secs => age.made * 86400), now() - make_interval(secs => age.changed * 86400)
     from json_populate_recordset(null::public.asset, $1::json) with ordinality as given
     join unnest($2::float8[], $3::float8[]) with ordinality as age (made, changed, place) on age.place = given.ordinality`,
    [JSON.stringify(rows), assets.map(({ createdDaysAgo }) => createdDaysAgo), assets.map(({ updatedDaysAgo }) => updatedDaysAgo)],
  )
}

export type DemoAsset = {
  readonly id: string
  readonly status: string
  readonly account_id: string
  readonly managing_profile_id: string
  readonly reference_code: string
  readonly images_count: number
  readonly asset_type_id: number
  readonly title: string
  readonly city_id: number | null
  /** In one line, as those who come to see it are told. */
  readonly address: string
  /** The same without the zip, as leases and assignments keep it. */
  readonly place: string
  readonly time_zone: string
  readonly is_listed: boolean
  readonly rent_cents: number | null
  readonly rent_frequency_id: number | null
  readonly advance_cents: number | null
}

/** Properties of the demo people that still have these codes; asked by those who see everything. */
export async function listDemoAssets(db: Db, codes: readonly string[]): Promise<DemoAsset[]> {
  return db.sql<DemoAsset>(
    `select a.id, a.status, a.account_id, a.managing_profile_id, a.reference_code, a.images_count, a.asset_type_id, a.title, a.city_id,
       concat_ws(', ', a.address1, a.address2, 'Unit ' || a.unit_number, a.city_name, s.code || ' ' || a.zip) as address,
       concat_ws(', ', a.address1, 'Unit ' || a.unit_number, a.city_name, s.code) as place,
       a.time_zone, a.is_listed, a.rent_cents, a.rent_frequency_id, a.advance_cents
     from asset a join account_holder account on account.id = a.account_id left join place_state s on s.id = a.state_id
     where account.is_demo and a.deleted_at is null and a.reference_code = any($1)`,
    [codes],
  )
}

/** A property, kept for this transaction; null when it was deleted. */
export async function lockDemoAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow | null> {
  return first(
    await db.sql<AssetRow>('select * from asset where id = $1 and account_id = $2 and deleted_at is null for update', [
      assetId,
      scope.accountId,
    ]),
  )
}

/** Pictures of the portfolio belong to its making, so the time of the last change stays. */
export async function setDrawnImages(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { imagesCount, openChecks }: { imagesCount: number; openChecks: number },
): Promise<void> {
  await db.sql('update asset set images_count = $3, open_checks = $4 where id = $1 and account_id = $2', [
    assetId,
    scope.accountId,
    imagesCount,
    openChecks,
  ])
}

type SinceDaysBefore = { readonly moment: string; readonly daysAgo: number }

/** Puts a property on the market as of some days before a moment, perhaps for another amount. Answers since when. */
export async function listDemoAsset(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { moment, daysAgo, amountCents }: SinceDaysBefore & { readonly amountCents: number | null },
): Promise<string | null> {
  const listed = first(
    await db.sql<{ at: string }>(
      `update asset set is_listed = true, amount_cents = coalesce($5, amount_cents), listed_at = $3::timestamptz - make_interval(secs => $4)
       where id = $1 and account_id = $2 returning listed_at::text as at`,
      [assetId, scope.accountId, moment, daysAgo * 86_400, amountCents],
    ),
  )
  return listed?.at ?? null
}

/** Gives a property the amount that its price or rent says, as of some days before a moment. Answers since when. */
export async function changeDemoAmount(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { moment, daysAgo }: SinceDaysBefore,
): Promise<string | null> {
  await db.sql(
    `update asset set amount_cents = case when listing_type_id = 2 then price_cents else rent_cents end where id = $1 and account_id = $2`,
    [assetId, scope.accountId],
  )
  const changed = first(
    await db.sql<{ at: string }>(
      `update asset set amount_changed_at = $3::timestamptz - make_interval(secs => $4)
       where id = $1 and account_id = $2 returning amount_changed_at::text as at`,
      [assetId, scope.accountId, moment, daysAgo * 86_400],
    ),
  )
  return changed?.at ?? null
}

/** The profile that strangers turn to about a property. */
export async function setDemoContact(db: Db, assetId: string, profileId: string): Promise<void> {
  await db.sql('update asset set contact_profile_id = $2 where id = $1', [assetId, profileId])
}

/** Its owners have changed. */
export async function raiseDemoOwnersVersion(db: Db, assetId: string): Promise<void> {
  await db.sql('update asset set owners_version = owners_version + 1 where id = $1', [assetId])
}
