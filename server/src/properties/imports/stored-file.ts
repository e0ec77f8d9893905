import { openFileStore } from '../../files/file-store.ts'
import type { Services } from '../../rpc/services.ts'

/** A kept file as a thread finds it, which has no services. */
export type StoredFile = { readonly dataDir: string; readonly storageKey: string }

export function storedFile(services: Services, storageKey: string): StoredFile {
  return { dataDir: services.settings.DATA_DIR, storageKey }
}

export function streamOf({ dataDir, storageKey }: StoredFile) {
  return openFileStore(dataDir).readStream(storageKey)
}
