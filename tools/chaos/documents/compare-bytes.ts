import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { GetDocumentFile } from '@keystead/contract/documents/documents/document.operations.ts'
import { filePurposes } from '../../../server/src/app/parts.ts'
import { cleanUploads } from '../../../server/src/files/clean-uploads.ts'
import { filesFolder, filesPlace, openFileStore } from '../../../server/src/files/file-store.ts'
import { clearUnfinished } from '../../../server/src/files/keep-unfinished-clear.ts'
import { isOfTheHouse } from '../../../server/src/files/house-files.ts'
import { UNFINISHED } from '../../../server/src/files/stores/folder-store.ts'
import { sweepFiles } from '../../../server/src/files/sweep-files.ts'
import { systemClock } from '../../../server/src/process/clock.ts'
import type { FileStore } from '../../../server/src/rpc/machinery.ts'
import { MissingFile } from '../../../server/src/rpc/missing-file.ts'
import { client, overHttp } from '../../client/client.ts'
import { standingOf } from '../homes.ts'
import type { Wrong } from '../notes.ts'
import type { Drawer } from './drawers.ts'
import type { Ground } from './ground.ts'
import { wrong } from './wrong.ts'

const DAY_AND_HOUR_MS = 25 * 3_600_000
const AT_ONCE = 8
const never = new AbortController().signal

type Named = { what: string; storage_key: string; digest: string }

/** Versions of documents, and files that wait to be used. */
export async function rowsWithoutBytes({ sql, services }: Ground): Promise<Wrong[]> {
  const rows = await sql<Named>(
    `select concat('version ', id) as what, storage_key, encode(sha256, 'hex') as digest from document_version
     union all select concat('upload ', id), storage_key, facts ->> 'sha256' from upload where used_at is null`,
  )
  return eachOf(rows, async ({ what, storage_key, digest }) => {
    const found = await digestIn(services.files, storage_key)
    return found === digest
      ? []
      : [wrong('D2', what, found ? `has other bytes than it says in ${storage_key}` : `names ${storage_key}, which is not there`)]
  })
}

async function digestIn(files: FileStore, key: string): Promise<string | null> {
  try {
    return digestOf(await files.read(key))
  } catch (error) {
    if (error instanceof MissingFile) return null
    throw error
  }
}

const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** What is still there after the housekeeping of the next day. */
export async function bytesWithoutRows(ground: Ground): Promise<Wrong[]> {
  await cleanTomorrow(ground)
  const named = new Set(
    (await ground.sql<{ storage_key: string }>('select storage_key from document_version')).map((row) => row.storage_key),
  )
  const found: Wrong[] = []
  for await (const { key } of ground.services.files.list(''))
    if (!isOfTheHouse(key) && !named.has(key)) found.push(wrong('D4', key, 'is there, and no row names it'))
  for (const folder of ground.dataDirs) {
    const drafts = await readdir(join(filesFolder(folder), UNFINISHED)).catch(() => [])
    found.push(...drafts.map((name) => wrong('D4', name, 'was begun, and is still there')))
  }
  return found
}

async function cleanTomorrow({ services, dataDirs, sql }: Ground): Promise<void> {
  await sql(`update upload set created_at = created_at - interval '25 hours' where used_at is null`)
  await cleanUploads(services, filePurposes, never)
  const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + DAY_AND_HOUR_MS) }
  // What an app had begun lies in the folder of that app.
  for (const DATA_DIR of dataDirs) {
    const files = openFileStore(filesPlace({ ...services.settings, DATA_DIR }))
    await clearUnfinished({ files, clock })
    await sweepFiles({ ...services, files, clock }, never)
  }
}

/** Each version of what is not in the bin, as its owner opens it: by either app. */
export async function servedThatDiffers(ground: Ground, { person, desks }: Drawer): Promise<Wrong[]> {
  const readers = await Promise.all(ground.appUrls.map(async (url) => client(overHttp(url), await standingOf(ground, person))))
  const versions = desks.flatMap((desk) =>
    desk.open().flatMap(({ id, digests }) => digests.map((digest, place) => ({ id, digest, Number: place + 1 }))),
  )
  return eachOf(versions, async ({ id, digest, Number }) => {
    const wrongs: Wrong[] = []
    for (const [app, { call, raw }] of readers.entries()) {
      const { data, error } = await call(GetDocumentFile, { DocumentId: id, Number })
      const found = data ? digestOf(Buffer.from(await (await raw(data.Url)).arrayBuffer())) : error?.Code
      if (found !== digest)
        wrongs.push(wrong('D5', `version ${Number} of document ${id}`, `is ${found} of app ${app}, and should be ${digest}`))
    }
    return wrongs
  })
}

async function eachOf<Item>(items: readonly Item[], look: (item: Item) => Promise<Wrong[]>): Promise<Wrong[]> {
  const found: Wrong[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) found.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(look))).flat())
  return found
}
