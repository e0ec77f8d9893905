import { type FilesPlace, filesPlace, openFileStore } from '../../files/file-store.ts'
import type { Services } from '../../rpc/services.ts'

/** A kept file as a thread finds it, which has no services. */
export type StoredFile = { readonly place: FilesPlace; readonly storageKey: string }

export function storedFile(services: Services, storageKey: string): StoredFile {
  return { place: filesPlace(services.settings), storageKey }
}

export function streamOf({ place, storageKey }: StoredFile) {
  return openFileStore(place).readStream(storageKey)
}
