import { join } from 'node:path'
import type { FileStore } from '../rpc/machinery.ts'
import { openFolderStore } from './stores/folder-store.ts'

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

export function openFileStore(dataDir: string): FileStore {
  return openFolderStore(filesFolder(dataDir))
}
