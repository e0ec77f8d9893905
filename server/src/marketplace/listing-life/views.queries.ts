import { type Db, prepare } from '../../database/db.ts'

/** Counts this viewer for today, once, unless they manage it or list it. Unknown and unlisted homes count nothing. */
const countView = prepare<object, [string, Buffer, string | null]>(
  'listing-count-view',
  `with seen as (
     select asset.account_id, asset.id, (now() at time zone asset.time_zone)::date as day
     from listing_card listing join asset_holding asset on asset.id = listing.id join profile_card lister on lister.id = listing.profile_id
     where listing.id = $1 and asset.account_id is distinct from $3::uuid and lister.account_id is distinct from $3::uuid
   ), counted as (
     insert into asset_viewer (day, asset_id, viewer) select day, id, $2 from seen on conflict do nothing returning asset_id
   )
   insert into asset_view_day as d (account_id, asset_id, day, views)
   select account_id, id, day, 1 from seen where exists (select from counted)
   on conflict (account_id, asset_id, day) do update set views = d.views + 1`,
)

export async function countAssetView(db: Db, assetId: string, viewer: Buffer, viewerAccountId: string | null): Promise<void> {
  await db.prepared(countView, [assetId, viewer, viewerAccountId])
}

/** Housekeeping: who was counted matters for a day, how many were for a bit more than a year. */
export async function deleteOldViews(db: Db): Promise<void> {
  await db.sql(`delete from asset_viewer where day < (now() at time zone 'UTC')::date - 1`)
  await db.sql(`delete from asset_view_day where day < (now() at time zone 'UTC')::date - 400`)
}

/** How often homes were looked at that have become another account's. */
export async function moveViews(
  db: Db,
  assetIds: readonly string[],
  { accountId, fromAccountId }: { accountId: string; fromAccountId: string },
): Promise<void> {
  await db.sql('update asset_view_day set account_id = $2 where account_id = $3 and asset_id = any($1::uuid[])', [
    assetIds,
    accountId,
    fromAccountId,
  ])
}
