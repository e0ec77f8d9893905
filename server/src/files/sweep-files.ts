import { everything } from '../database/pool.ts'
import type { ListedFile } from '../rpc/machinery.ts'
import type { Services } from '../rpc/services.ts'
import { MARK } from './house-files.ts'
import { lockPictureFiles } from './pictures/picture.queries.ts'
import { listNamed, mayChangeStore } from './place/file-place.queries.ts'

const DAY_MS = 86_400_000
const BATCH = 200
const CLAIMS = everything('files of all accounts that no row names')

/**
 * Deletes files older than a day that no row names: their process died, or a transaction, between the bytes and the row. Only in the store
 * that is known to be the one of this database, and never while files are copied.
 */
export async function sweepFiles(services: Services, signal: AbortSignal): Promise<{ deleted: number }> {
  const { files, filesHome, clock } = services
  const before = new Date(clock.now().getTime() - DAY_MS)
  // The store may not have answered at the start.
  await filesHome.settle()
  if (!(await filesHome.isHere())) return { deleted: 0 }
  let deleted = 0
  for await (const batch of batchesOf(files.list(''), before)) {
    for (const [folder, found] of await unnamedFolders(services, batch)) {
      if (signal.aborted) return { deleted }
      deleted += await sweepFolder(services, { folder, found, before })
    }
  }
  return { deleted }
}

async function* batchesOf(list: AsyncIterable<ListedFile>, before: Date): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const { key, changedAt } of list) {
    if (key === MARK || changedAt >= before) continue
    batch.push(key)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Those of the files that seem to be no one's, by the folder in which they lie. */
async function unnamedFolders({ jobDatabase, keptFiles }: Services, keys: readonly string[]): Promise<Map<string, string[]>> {
  const names = [...new Set(keys.flatMap(namesOf))]
  const named = new Set(await jobDatabase.transaction(CLAIMS, (db) => listNamed(db, keptFiles, names), { readOnly: true }))
  return Map.groupBy(
    keys.filter((key) => !namesOf(key).some((name) => named.has(name))),
    folderOf,
  )
}

/** A row names a file, or a folder in which it lies. */
function namesOf(key: string): string[] {
  const parts = key.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

type Suspected = { readonly folder: string; readonly found: readonly string[]; readonly before: Date }

/** Once more, in turn with who stores or deletes the same files: they may have come again, or been named. */
async function sweepFolder({ jobDatabase, keptFiles, files }: Services, { folder, found, before }: Suspected): Promise<number> {
  return jobDatabase.transaction(CLAIMS, async (db) => {
    if (!(await mayChangeStore(db))) return 0
    // Pictures are locked by their folder, other files by themselves.
    for (const name of [folder.slice(0, -1), ...found]) await lockPictureFiles(db, name)
    const named = new Set(await listNamed(db, keptFiles, [...new Set(found.flatMap(namesOf))]))
    const old = await oldOnes(files.list(folder), before)
    const orphans = found.filter((key) => old.has(key) && !namesOf(key).some((name) => named.has(name)))
    for (const key of orphans) await files.delete(key)
    return orphans.length
  })
}

async function oldOnes(list: AsyncIterable<ListedFile>, before: Date): Promise<Set<string>> {
  const old = new Set<string>()
  for await (const { key, changedAt } of list) if (changedAt < before) old.add(key)
  return old
}
