import { join } from 'node:path'
import type { FileStore } from '../rpc/machinery.ts'
import type { Settings } from '../settings/env.ts'
import { readS3Address, type S3Address } from '../settings/files-url.ts'
import { openFolderStore, UNFINISHED } from './stores/folder-store.ts'
import { openS3Store } from './stores/s3/s3-store.ts'

/** Where the files of an installation lie; it can be handed to threads and own processes, and holds the secret of the store. */
export type FilesPlace = {
  /** In it they lie, or wait until they are whole and can be sent. */
  readonly folder: string
  readonly s3: S3Address | null
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

export function filesPlace({ DATA_DIR, FILES_URL }: Pick<Settings, 'DATA_DIR' | 'FILES_URL'>): FilesPlace {
  return { folder: filesFolder(DATA_DIR), s3: FILES_URL === undefined ? null : readS3Address(FILES_URL) }
}

/** `report` hears of a store that does not answer as it should. */
export function openFileStore({ folder, s3 }: FilesPlace, report?: (error: Error) => void): FileStore {
  return s3 ? openS3Store({ address: s3, draftFolder: join(folder, UNFINISHED), report }) : openFolderStore(folder)
}

/** For people; without its secret. */
export function nameOfPlace({ folder, s3 }: FilesPlace): string {
  return s3 ? `${s3.bucket}/${s3.prefix} at ${new URL(s3.origin).host}` : folder
}
