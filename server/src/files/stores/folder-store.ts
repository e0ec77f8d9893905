import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { once } from 'node:events'
import { systemClock } from '../../process/clock.ts'
import type { FileStore, ListedFile } from '../../rpc/machinery.ts'
import { clearDrafts, withDraft } from './drafts.ts'
import { checkKey, checkPrefix, isKey } from './file-keys.ts'
import { MissingFile } from '../../rpc/missing-file.ts'

/** Where files are written, beside those that are whole and on the same disk. */
export const UNFINISHED = '.unfinished'
const OURS_ALONE = 0o700
/** Someone else deletes the folder into which a file is just being moved, or the other way round. */
const TRIES = 20

/** Files in a folder of this machine: written aside, made safe on the disk, then given their names in one step. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key))

  const write = (key: string, content: Readable): Promise<void> => {
    const path = pathOf(key)
    return withDraft(join(folder, UNFINISHED), content, (draft) => giveName(draft, path), { isSafe: true })
  }

  return {
    put: async (key, content) => write(key, Readable.from([content], { objectMode: false })),
    putStream: async (key, content) => write(key, content),
    read: (key) => readFile(pathOf(key)).catch((error: unknown) => rethrow(error, key)),
    async readStream(key, range) {
      if ((await sizeOf(pathOf(key), key)) <= (range?.start ?? -1)) return Readable.from([])
      const stream = createReadStream(pathOf(key), range)
      await once(stream, 'open').catch((error: unknown) => rethrow(error, key))
      return stream
    },
    exists: async (key) => (await sizeOrNull(pathOf(key))) !== null,
    size: (key) => sizeOrNull(pathOf(key)),
    list: (prefix) => walk(folder, prefix === '' ? '' : checkPrefix(prefix)),
    async move(key, newKey) {
      const [from, to] = [pathOf(key), pathOf(newKey)]
      if ((await sizeOrNull(from)) === null) {
        await sizeOf(to, key)
        return
      }
      // It counts as new where it comes to lie.
      const now = systemClock.now()
      await utimes(from, now, now)
      await giveName(from, to)
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteAll: (prefix) => rm(join(folder, checkPrefix(prefix)), { recursive: true, force: true, maxRetries: TRIES, retryDelay: 1 }),
    clearUnfinished: (before) => clearDrafts(join(folder, UNFINISHED), before),
  }
}

/** From here on it is there, also after the machine has lost its power. */
async function giveName(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const changed = await makeFolder(dirname(to))
    try {
      await rename(from, to)
      for (const folder of changed) await syncFolder(folder)
      return
    } catch (error) {
      if (tries === TRIES || !isMissing(error) || (await sizeOrNull(from)) === null) throw error
    }
  }
}

/** Answers the folders in which something is new once there is a file in this one. */
async function makeFolder(folder: string): Promise<string[]> {
  const first = await mkdir(folder, { recursive: true, mode: OURS_ALONE })
  const changed = [folder]
  if (first) for (let made = folder; made.length >= first.length; made = dirname(made)) changed.push(dirname(made))
  return changed
}

/** One that has been deleted since has nothing left to keep. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r').catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return null
  })
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

/** One folder in memory at a time. A folder stands where the slash behind its name puts it. */
async function* walk(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = (await entriesOf(join(folder, prefix)))
    .filter((entry) => isKey(entry.name) && (entry.isDirectory() || entry.isFile()))
    .map((entry) => ({ isFolder: entry.isDirectory(), key: `${prefix}${entry.name}${entry.isDirectory() ? '/' : ''}` }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  for (const { isFolder, key } of entries) {
    if (isFolder) yield* walk(folder, key)
    else {
      const found = await statOrNull(join(folder, key))
      if (found) yield { key, bytes: found.size, changedAt: found.mtime }
    }
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}

async function sizeOf(path: string, key: string): Promise<number> {
  const size = await sizeOrNull(path)
  if (size === null) throw new MissingFile(key)
  return size
}

async function sizeOrNull(path: string): Promise<number | null> {
  const found = await statOrNull(path)
  return found?.isFile() ? found.size : null
}

async function statOrNull(path: string) {
  return stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

function rethrow(error: unknown, key: string): never {
  throw isMissing(error) ? new MissingFile(key, { cause: error }) : error
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

function isMissing(error: unknown): boolean {
  return MISSING.has((error as NodeJS.ErrnoException).code ?? '')
}
