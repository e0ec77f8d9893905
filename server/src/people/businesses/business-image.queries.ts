import { type Db, first, prepare } from '../../database/db.ts'
import type { PictureFacts } from '../../files/pictures/picture.ts'
import type { ServedPicture } from '../../files/pictures/picture-files.ts'
import type { BusinessScope } from './business.access.ts'

export type BusinessImageRow = {
  id: string
  width: number
  height: number
  widths: number[]
  thumb_hash: string
  caption: string | null
  alt_text: string | null
}

/** Of the files that rows name. */
export const KEPT_BUSINESS_IMAGES = 'select storage_key from public.business_image'

const images = prepare<BusinessImageRow, [string | null]>(
  'business-images',
  'select id, width, height, widths, thumb_hash, caption, alt_text from business_image where account_id = $1 order by sort_order, id',
)

export function listBusinessImages(db: Db, { accountId }: BusinessScope): Promise<BusinessImageRow[]> {
  return db.prepared(images, [accountId])
}

export type NewBusinessImage = {
  readonly storageKey: string
  readonly bytes: number
  readonly facts: PictureFacts
  readonly caption: string | null
  readonly altText: string | null
}

/** Adds pictures of a locked business; their ids come in the same order. */
export async function insertBusinessImages(
  db: Db,
  { accountId }: BusinessScope,
  businessId: string,
  added: readonly NewBusinessImage[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { storageKey, bytes, facts, caption, altText } of added) {
    const rows = await db.sql<{ id: string }>(
      `insert into business_image (business_id, account_id, sort_order, storage_key, width, height, widths, bytes, thumb_hash, caption, alt_text)
       values ($1, $2, 0, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [businessId, accountId, storageKey, facts.width, facts.height, facts.widths, bytes, facts.placeholder, caption, altText],
    )
    ids.push(rows[0]!.id)
  }
  return ids
}

export type BusinessImageText = { readonly id: string; readonly caption: string | null; readonly altText: string | null }

/** Puts the pictures of a locked business into this order, with these texts. */
export async function arrangeBusinessImages(db: Db, { accountId }: BusinessScope, inOrder: readonly BusinessImageText[]): Promise<void> {
  await db.sql(
    `update business_image i set sort_order = wanted.place - 1, caption = wanted.caption, alt_text = wanted.alt_text
     from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as wanted (id, caption, alt_text, place)
     where i.id = wanted.id and i.account_id = $1`,
    [accountId, inOrder.map(({ id }) => id), inOrder.map(({ caption }) => caption), inOrder.map(({ altText }) => altText)],
  )
}

/** Its storage key; null when someone else just deleted it. */
export async function deleteBusinessImageRow(db: Db, { accountId }: BusinessScope, imageId: string): Promise<string | null> {
  const rows = await db.sql<{ storage_key: string }>('delete from business_image where id = $1 and account_id = $2 returning storage_key', [
    imageId,
    accountId,
  ])
  return first(rows)?.storage_key ?? null
}

const stored = prepare<ServedPicture, [string]>('business-image-stored', 'select storage_key, widths from business_image where id = $1')

/** A picture as the reader of the transaction may see it: of a listed business everyone. */
export async function findBusinessImage(db: Db, imageId: string): Promise<ServedPicture | null> {
  return first(await db.prepared(stored, [imageId]))
}
