import { type Db, prepare } from '../../database/db.ts'

/** A picture with what its presentation needs. Row security shows those of listed properties and one's own. */
export type ImageRow = {
  readonly id: string
  readonly asset_id: string
  readonly position: number
  readonly is_primary: boolean
  readonly caption: string | null
  readonly alt_text: string | null
  readonly room_id: number | null
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string | null
}

const COLUMNS = 'id, asset_id, position, is_primary, caption, alt_text, room_id, width, height, widths, placeholder'

// Apart, since of several it is planned with each call.
const imagesOfAsset = prepare<ImageRow, [string]>(
  'images-of-asset',
  `select ${COLUMNS} from asset_image where asset_id = $1 order by position, id`,
)
const imagesOfAssets = prepare<ImageRow, [readonly string[]]>(
  'images-of-assets',
  `select ${COLUMNS} from asset_image where asset_id = any($1::uuid[]) order by asset_id, position, id`,
)
const primaryImages = prepare<ImageRow, [readonly string[]]>(
  'images-primary',
  `select ${COLUMNS} from asset_image where asset_id = any($1::uuid[]) and is_primary`,
)

/** All pictures of a property that the caller may see, in order. */
export async function listImagesOf(db: Db, assetId: string): Promise<ImageRow[]> {
  return db.prepared(imagesOfAsset, [assetId])
}

/** The same of several properties, in one statement. */
export async function listImagesOfEach(db: Db, assetIds: readonly string[]): Promise<ImageRow[]> {
  const [only, ...others] = assetIds
  return only !== undefined && others.length === 0 ? listImagesOf(db, only) : db.prepared(imagesOfAssets, [assetIds])
}

/** The primary pictures of a page of properties, by property, in one statement. */
export async function listPrimaryImages(db: Db, assetIds: readonly string[]): Promise<Map<string, ImageRow>> {
  if (assetIds.length === 0) return new Map()
  const rows = await db.prepared(primaryImages, [assetIds])
  return new Map(rows.map((row) => [row.asset_id, row]))
}
