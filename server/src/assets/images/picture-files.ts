import type { ImageFormat } from '@keystead/contract/values/uploads.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Services } from '../../rpc/services.ts'
import { isPictureUsed, lockPictureFiles } from './image.queries.ts'
import type { Picture } from './picture.ts'

/*
 * Files of pictures lie under the hash of what came in, so the same picture is kept once. Storing and deleting take
 * turns per hash: nobody deletes what somebody else has just found to be there.
 */

export function pictureFileKey(storageKey: string, width: number, format: ImageFormat): string {
  return `${storageKey}/${width}.${format}`
}

/** Where the files of a picture lie. */
export function storageKeyOf(picture: Picture): string {
  return `pictures/${picture.sha256.slice(0, 2)}/${picture.sha256}`
}

/** Keeps every size of a picture. The row that names the answered key belongs into the same transaction. */
export async function storePicture(db: Db, files: FileStore, picture: Picture): Promise<string> {
  const storageKey = storageKeyOf(picture)
  await lockPictureFiles(db, storageKey)
  for (const { width, webp, avif } of picture.sizes) {
    await files.put(pictureFileKey(storageKey, width, 'webp'), webp)
    await files.put(pictureFileKey(storageKey, width, 'avif'), avif)
  }
  return storageKey
}

/** Deletes the files of a picture unless another image or a waiting upload still shows it. */
export async function releasePicture(services: Services, storageKey: string): Promise<void> {
  await services.jobDatabase.transaction(everything('another account may keep the same picture'), async (db) => {
    await lockPictureFiles(db, storageKey)
    if (await isPictureUsed(db, storageKey)) return
    await services.files.deleteAll(`${storageKey}/`)
  })
}
