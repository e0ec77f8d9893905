import type { Insertable, NotNull, Selectable } from 'kysely'
import type { USER_ASSET_NEEDS, USER_ASSET_SORTS } from '@keystead/contract/assets/properties/property.operations.ts'
import { type Db, first, only } from '../../database/db.ts'
import { sqlFor } from '../../database/sql-for.ts'
import type { Asset } from '../../database/types.generated.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { AssetColumns } from './property.columns.ts'

export type AssetRow = Selectable<Asset>
export type AssetWithState = AssetRow & { state_code: string }

/** Lists count exactly up to here; beyond it reads "1,000+". */
export const MOST_COUNTED = 1_000

const liveAssets = (scope: Scope<'asset'>) =>
  sqlFor
    .selectFrom('asset')
    .where('account_id', '=', scope.accountId)
    .where('managing_profile_id', '=', scope.profileId)
    .where('status', '=', 'A')
    .where('deleted_at', 'is', null)

export async function findAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetWithState | null> {
  return first(
    await db.run(
      liveAssets(scope)
        .selectAll('asset')
        .select((asset) => asset.selectFrom('state').select('state.code').whereRef('state.id', '=', 'asset.state_id').as('state_code'))
        .$narrowType<{ state_code: NotNull }>()
        .where('asset.id', '=', assetId),
    ),
  )
}

/** The property, kept for this transaction: everybody who changes it or its pictures takes this lock first. */
export async function lockAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow | null> {
  return first(await db.run(liveAssets(scope).selectAll('asset').where('id', '=', assetId).forUpdate()))
}

export async function insertAsset(db: Db, scope: Scope<'asset'>, columns: AssetColumns & { open_checks: number }): Promise<string> {
  const owned = { account_id: scope.accountId!, managing_profile_id: scope.profileId!, ...columns } satisfies Insertable<Asset>
  return only(await db.run(sqlFor.insertInto('asset').values(owned).returning('id'))).id
}

/** Replaces what is said of a locked property; a new version for whoever read the old one. */
export async function updateAsset(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  columns: AssetColumns & { open_checks: number },
): Promise<void> {
  await db.run(
    sqlFor
      .updateTable('asset')
      .set(columns)
      .set((asset) => ({ version: asset('version', '+', 1), updated_at: asset.fn('now') }))
      .where('id', '=', assetId)
      .where('account_id', '=', scope.accountId),
  )
}

export async function setListed(db: Db, scope: Scope<'asset'>, assetId: string, isListed: boolean): Promise<void> {
  await db.sql(
    `update asset set is_listed = $3, listed_at = case when $3 then now() end, updated_at = now() where id = $1 and account_id = $2`,
    [assetId, scope.accountId, isListed],
  )
}

/** Leaves a tombstone: the row stays for what refers to it, its reference code is free again. */
export async function markDeleted(db: Db, scope: Scope<'asset'>, assetId: string): Promise<void> {
  await db.sql(`update asset set deleted_at = now(), updated_at = now() where id = $1 and account_id = $2`, [assetId, scope.accountId])
}

/** Writes down how many pictures a locked property has and what that means for its checks. */
export async function setImagesCount(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { imagesCount, openChecks }: { imagesCount: number; openChecks: number },
): Promise<void> {
  await db.sql(`update asset set images_count = $3, open_checks = $4, updated_at = now() where id = $1 and account_id = $2`, [
    assetId,
    scope.accountId,
    imagesCount,
    openChecks,
  ])
}

export type UserAssetFilter = {
  readonly text: string | null
  readonly categoryId: number | null
  readonly isListed: boolean | null
  readonly needs: (typeof USER_ASSET_NEEDS)[number] | null
}
type UserAssetSort = (typeof USER_ASSET_SORTS)[number]

function filteredAssets(scope: Scope<'asset'>, filter: UserAssetFilter) {
  let assets = liveAssets(scope)
  if (filter.categoryId !== null) assets = assets.where('category_id', '=', filter.categoryId)
  if (filter.isListed !== null) assets = assets.where('is_listed', '=', filter.isListed)
  if (filter.needs === 'finishing') assets = assets.where('is_listed', '=', false).where('open_checks', '>', 0)
  if (filter.needs === 'photo') assets = assets.where('is_listed', '=', true).where('images_count', '=', 0)
  for (const word of filter.text?.split(' ') ?? []) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    assets = assets.where((asset) =>
      asset.or((['title', 'address1', 'city_name', 'zip', 'reference_code'] as const).map((column) => asset(column, 'ilike', pattern))),
    )
  }
  return assets
}

export async function listAssets(
  db: Db,
  scope: Scope<'asset'>,
  filter: UserAssetFilter & { readonly sort: UserAssetSort; readonly limit: number; readonly offset: number },
): Promise<AssetWithState[]> {
  let assets = filteredAssets(scope, filter)
    .selectAll('asset')
    .select((asset) => asset.selectFrom('state').select('state.code').whereRef('state.id', '=', 'asset.state_id').as('state_code'))
    .$narrowType<{ state_code: NotNull }>()
  // Every order ends in the id, so that pages never overlap, and follows an index.
  if (filter.sort === 'updated') assets = assets.orderBy('updated_at', 'desc').orderBy('id', 'desc')
  if (filter.sort === 'title') assets = assets.orderBy((asset) => asset.fn('lower', ['title'])).orderBy('id')
  if (filter.sort === 'city') assets = assets.orderBy('city_name').orderBy('id')
  if (filter.sort === 'amount-low') assets = assets.orderBy('search_cents').orderBy('id')
  if (filter.sort === 'amount-high') assets = assets.orderBy('search_cents', (order) => order.desc().nullsLast()).orderBy('id', 'desc')
  return db.run(assets.limit(filter.limit).offset(filter.offset))
}

/** How many match, counted up to one more than is shown. */
export async function countAssets(db: Db, scope: Scope<'asset'>, filter: UserAssetFilter): Promise<number> {
  const some = filteredAssets(scope, filter)
    .select('id')
    .limit(MOST_COUNTED + 1)
  const { count } = only(await db.run(sqlFor.selectFrom(some.as('counted')).select((all) => all.fn.countAll<number>().as('count'))))
  return count
}

export type AssetCounts = { all: number; listed: number; unlisted: number; not_ready: number; listed_without_image: number }

export async function countAssetsByState(db: Db, scope: Scope<'asset'>): Promise<AssetCounts> {
  return only(
    await db.sql<AssetCounts>(
      `select count(*) as all,
              count(*) filter (where is_listed) as listed,
              count(*) filter (where not is_listed) as unlisted,
              count(*) filter (where not is_listed and open_checks > 0) as not_ready,
              count(*) filter (where is_listed and images_count = 0) as listed_without_image
       from asset where account_id = $1 and managing_profile_id = $2 and status = 'A' and deleted_at is null`,
      [scope.accountId, scope.profileId],
    ),
  )
}
