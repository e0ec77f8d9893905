import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Files by key. Keys are made by us, never from a person's file name. */
export type FileStore = {
  put(key: string, content: Uint8Array): Promise<void>
  putStream(key: string, content: Readable): Promise<void>
  read(key: string): Promise<Uint8Array>
  readStream(key: string): Promise<Readable>
  exists(key: string): Promise<boolean>
  move(key: string, newKey: string): Promise<void>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  deleteAll(prefix: string): Promise<void>
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

export function openFileStore(dataDir: string): FileStore {
  const disk = new Disk(new FSDriver({ location: filesFolder(dataDir), visibility: 'private' }))
  return {
    put: (key, content) => disk.put(key, content),
    putStream: (key, content) => disk.putStream(key, content),
    read: (key) => disk.getBytes(key),
    readStream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    move: (key, newKey) => disk.move(key, newKey),
    delete: (key) => disk.delete(key),
    deleteAll: (prefix) => disk.deleteAll(prefix),
  }
}
