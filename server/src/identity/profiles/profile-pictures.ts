import { PORTRAIT_WIDTHS } from '@keystead/contract/values/uploads.ts'
import type { Db } from '../../database/db.ts'
import type { ServedPicture } from '../../files/pictures/picture-files.ts'
import { findStoredPicture } from './profile-picture.queries.ts'

/** A picture of somebody, for its files. Every one has all the sizes. */
export async function findProfilePicture(db: Db, pictureId: string): Promise<ServedPicture | null> {
  const stored = await findStoredPicture(db, pictureId)
  return stored && { ...stored, widths: PORTRAIT_WIDTHS }
}
