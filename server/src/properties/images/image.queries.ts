import { type Db, first, only, prepare } from '../../database/db.ts'
import type { PictureFacts } from '../../files/pictures/picture.ts'
import type { ServedPicture } from '../../files/pictures/picture-files.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isGrantTo } from '../properties/property.public.ts'

export type NewImage = {
  readonly bytes: number
  readonly storageKey: string
  readonly caption: string | null
  readonly altText: string | null
  readonly roomId: number | null
  readonly facts: PictureFacts
}

export type ImageText = {
  readonly id: string
  readonly caption: string | null
  readonly altText: string | null
  readonly roomId: number | null
}

/** Adds a picture at a position of a property that the caller has locked; answers its id. */
export async function insertImage(
  db: Db,
  scope: Scope<'asset-image'>,
  image: NewImage & { readonly assetId: string; readonly position: number },
): Promise<string> {
  const inserted = await db.sql<{ id: string }>(
    `insert into asset_image (account_id, asset_id, position, is_primary, caption, alt_text, room_id, width, height, bytes, widths, placeholder, storage_key)
     values ($1, $2, $3::smallint, $3::smallint = 0, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     returning id`,
    [
      scope.accountId,
      image.assetId,
      image.position,
      image.caption,
      image.altText,
      image.roomId,
      image.facts.width,
      image.facts.height,
      image.bytes,
      image.facts.widths,
      image.facts.placeholder,
      image.storageKey,
    ],
  )
  return only(inserted).id
}

/** Adds the pictures of one property to others. Their files are shared: whoever deletes one asks first who else shows it. */
export async function insertCopies(db: Db, scope: Scope<'asset-image'>, fromAssetId: string, toAssetIds: readonly string[]): Promise<void> {
  await db.sql(
    `insert into asset_image (account_id, asset_id, position, is_primary, caption, alt_text, room_id, width, height, bytes, widths, placeholder, storage_key)
     select account_id, copy.asset_id, position, is_primary, caption, alt_text, room_id, width, height, bytes, widths, placeholder, storage_key
     from asset_image cross join unnest($3::uuid[]) as copy (asset_id)
     where asset_image.asset_id = $1 and account_id = $2`,
    [fromAssetId, scope.accountId, toAssetIds],
  )
}

/** The property of a picture, whoever may reach it. */
export async function findAssetOfImage(db: Db, imageId: string): Promise<string | null> {
  return first(await db.sql<{ asset_id: string }>('select asset_id from asset_image where id = $1', [imageId]))?.asset_id ?? null
}

/** Pictures of a property as they stand, in order. */
export async function listImagePositions(
  db: Db,
  scope: Scope<'asset-image'>,
  assetId: string,
): Promise<{ id: string; is_primary: boolean }[]> {
  return db.sql(`select id, is_primary from asset_image where asset_id = $1 and account_id = $2 order by position, id`, [
    assetId,
    scope.accountId,
  ])
}

/** Deletes a picture of a locked property; null when someone else just did. */
export async function deleteImage(db: Db, scope: Scope<'asset-image'>, imageId: string): Promise<{ storage_key: string } | null> {
  return first(await db.sql(`delete from asset_image where id = $1 and account_id = $2 returning storage_key`, [imageId, scope.accountId]))
}

/** Puts the pictures of a locked property into this order, the named one first among equals. */
export async function orderImages(
  db: Db,
  scope: Scope<'asset-image'>,
  assetId: string,
  { ids, primaryId }: { ids: readonly string[]; primaryId: string },
): Promise<void> {
  // Two steps: there is never a second primary picture, not even for a moment.
  await db.sql(`update asset_image set is_primary = false where asset_id = $1 and account_id = $2 and is_primary and id <> $3`, [
    assetId,
    scope.accountId,
    primaryId,
  ])
  await db.sql(
    `update asset_image i set position = wanted.place - 1, is_primary = i.id = $4
     from unnest($3::uuid[]) with ordinality as wanted (id, place)
     where i.id = wanted.id and i.asset_id = $1 and i.account_id = $2`,
    [assetId, scope.accountId, ids, primaryId],
  )
}

export async function describeImages(db: Db, scope: Scope<'asset-image'>, assetId: string, texts: readonly ImageText[]): Promise<void> {
  await db.sql(
    `update asset_image i set caption = said.caption, alt_text = said.alt_text, room_id = said.room_id
     from unnest($3::uuid[], $4::text[], $5::text[], $6::smallint[]) as said (id, caption, alt_text, room_id)
     where i.id = said.id and i.asset_id = $1 and i.account_id = $2`,
    [
      assetId,
      scope.accountId,
      texts.map(({ id }) => id),
      texts.map(({ caption }) => caption),
      texts.map(({ altText }) => altText),
      texts.map(({ roomId }) => roomId),
    ],
  )
}

/** Of the files that rows name. */
export const KEPT_IMAGES = `select storage_key from public.asset_image`

const listedImage = prepare<ServedPicture, [string]>(
  'image-listed',
  `select i.storage_key, i.widths from asset_image i where i.id = $1 and exists (select from listing l where l.id = i.asset_id)`,
)

/** A picture that anyone may see: its property is listed. */
export async function findListedImage(db: Db, imageId: string): Promise<ServedPicture | null> {
  return first(await db.prepared(listedImage, [imageId]))
}

/**
 * A picture of a property, listed or not, of the account or one that it shares, works for or lives in now. The transaction
 * is that account's.
 */
export async function findImageForAccount(db: Db, accountId: string, imageId: string): Promise<ServedPicture | null> {
  return first(
    await db.sql<ServedPicture>(
      `select i.storage_key, i.widths from asset_image i join asset_card a on a.id = i.asset_id
       where i.id = $1 and a.deleted_at is null and (i.account_id = $2
         or (a.status = 'A' and exists (select from open_grant held where ${isGrantTo('a', 'held')} and held.principal_account_id = $2)))`,
      [imageId, accountId],
    ),
  )
}

/** Pictures of properties that have become another account's, and count in its plan. */
export async function moveImages(db: Db, assetIds: readonly string[], toAccountId: string): Promise<void> {
  await db.sql('update asset_image set account_id = $2 where asset_id = any($1::uuid[])', [assetIds, toAccountId])
}

/** Pictures of all homes of an account go, some at a time; their files are the caller's to release. */
export async function deleteSomeImages(db: Db, accountId: string, atMost: number): Promise<string[]> {
  const rows = await db.sql<{ storage_key: string }>(
    `delete from asset_image where id in (select id from asset_image where account_id = $1 limit $2) returning storage_key`,
    [accountId, atMost],
  )
  return rows.map((row) => row.storage_key)
}
