import type { ImageFormat } from '@keystead/contract/values/uploads.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import type { Services } from '../../rpc/services.ts'
import type { FileStore } from '../../rpc/machinery.ts'
import { MissingFile } from '../../rpc/missing-file.ts'
import { isPictureUsed, lockPictureFiles } from './picture.queries.ts'
import type { Picture } from './picture.ts'

/** What is needed to serve the files of a picture. */
export type ServedPicture = { readonly storage_key: string; readonly widths: readonly number[] }

/*
 * Files of pictures lie under the hash of what came in, so the same picture is kept once. Storing and deleting take
 * turns per hash: no one deletes what someone else has just found to be there.
 */

function pictureFileKey(storageKey: string, width: number, format: ImageFormat): string {
  return `${storageKey}/${width}.${format}`
}

/** Stores every size of a picture while no transaction waits for it. They stay only where `storePicture` follows. */
export async function bringPictureFiles(files: FileStore, picture: Picture): Promise<void> {
  for (const [key, content] of filesOf(picture)) await files.put(key, content)
}

/** Keeps every size of a picture. The row that names the answered key belongs into the same transaction. */
export async function storePicture(db: Db, files: FileStore, picture: Picture): Promise<string> {
  const { storageKey } = picture
  await lockPictureFiles(db, storageKey)
  const there = new Map<string, number>()
  for await (const { key, bytes } of files.list(`${storageKey}/`)) there.set(key, bytes)
  for (const [key, content] of filesOf(picture)) if (there.get(key) !== content.byteLength) await files.put(key, content)
  return storageKey
}

function filesOf({ storageKey, sizes }: Picture): [key: string, content: Uint8Array][] {
  return sizes.flatMap(({ width, webp, avif }) => [
    [pictureFileKey(storageKey, width, 'webp'), webp],
    [pictureFileKey(storageKey, width, 'avif'), avif],
  ])
}

/** Deletes the files of a picture unless another row or a waiting upload still shows it. */
export async function releasePicture(services: Services, storageKey: string): Promise<void> {
  await services.jobDatabase.transaction(everything('another account may keep the same picture'), async (db) => {
    await lockPictureFiles(db, storageKey)
    if (await isPictureUsed(db, services.keptFiles, storageKey)) return
    await services.files.deleteAll(`${storageKey}/`)
  })
}

/** The content of one size of a picture; null when its files are gone. */
export async function readPictureFile(
  services: Services,
  picture: ServedPicture,
  width: number,
  format: ImageFormat,
): Promise<Uint8Array | null> {
  const key = pictureFileKey(picture.storage_key, width, format)
  return services.files.read(key).catch((error: unknown) => {
    if (error instanceof MissingFile) return null
    throw error
  })
}
