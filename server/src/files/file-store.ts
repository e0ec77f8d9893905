import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from '../rpc/machinery.ts'

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
