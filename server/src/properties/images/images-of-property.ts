import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { Db } from '../../database/db.ts'
import {
  type AssetRow,
  type ReachedAsset,
  announceEdit,
  listingFactsOf,
  openChecksOf,
  setImagesCount,
} from '../properties/property.public.ts'
import { presentImage } from './image.present.ts'
import { listImagesOf } from './shown-images.queries.ts'

/** Writes down what a changed number of pictures means for a locked property, and presents its pictures. */
export async function saveImagesCount(db: Db, reached: ReachedAsset, asset: AssetRow): Promise<{ Images: AssetImage[] }> {
  const images = await listImagesOf(db, asset.id)
  const openChecks = openChecksOf(listingFactsOf(asset, { imageCount: images.length, imported: asset.imported }))
  await setImagesCount(db, reached.scope, asset.id, { imagesCount: images.length, openChecks })
  await announceEdit(db, reached)
  return { Images: images.map((image) => presentImage(image, asset.title)) }
}
