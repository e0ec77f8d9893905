import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, type Header } from 'tar-stream'
import { readSeal, SEAL_BYTES } from './archive-seal.ts'
import { FORMAT, type Manifest, manifestSchema } from './manifest.ts'
import { BackupRefusal, refuse } from './refusal.ts'

/** Has to be read, or resumed, before the next one comes. */
export type ArchiveEntry = Readable & { readonly header: Header }

export const MANIFEST = 'manifest.json'

/** Reads an archive to its end before anything is done with it: the manifest of one that is whole. */
export async function checkArchive(file: string): Promise<Manifest> {
  const { sealed, bytes } = await sealOfFile(file)
  const hash = createHash('sha256')
  let manifest: Buffer | null = null
  try {
    await eachEntry(
      file,
      bytes,
      (chunk) => hash.update(chunk),
      async (entry) => {
        if (entry.header.name === MANIFEST) manifest = await buffer(entry)
        else entry.resume()
      },
    )
  } catch (error) {
    refuse(`${file} is damaged and can’t be read to the end. Please use another copy.`, error)
  }
  if (hash.digest('hex') !== sealed) refuse(`${file} is damaged: it has changed since it was written. Please use another copy.`)
  if (!manifest) refuse(`${file} is not a Keystead backup.`)
  return readManifest(file, manifest)
}

/** Hands out one entry after the other. The archive has been checked. */
export async function readArchive(file: string, take: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const { bytes } = await sealOfFile(file)
  await eachEntry(file, bytes, () => {}, take)
}

async function eachEntry(
  file: string,
  bytes: number,
  pass: (chunk: Buffer) => void,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const entries = extract()
  async function* watched(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      pass(chunk)
      yield chunk
    }
  }
  // The end of the range counts with it.
  const read = pipeline(createReadStream(file, { end: bytes - 1 }), watched, entries)
  const taken = (async () => {
    for await (const entry of entries) await take(entry as unknown as ArchiveEntry)
  })()
  // What fails first ends the other as well, and both are waited for.
  taken.catch((error: Error) => entries.destroy(error))
  const [ofTaking, ofReading] = await Promise.allSettled([taken, read])
  if (ofTaking.status === 'rejected') throw ofTaking.reason
  if (ofReading.status === 'rejected') throw ofReading.reason
}

async function sealOfFile(file: string): Promise<{ sealed: string; bytes: number }> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) =>
    refuse(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} can’t be read (${error.code}).`, error),
  )
  try {
    const { size } = await handle.stat()
    const bytes = size - SEAL_BYTES
    const block = Buffer.alloc(SEAL_BYTES)
    if (bytes > 0) await handle.read(block, 0, SEAL_BYTES, bytes)
    const sealed = readSeal(block)
    if (!sealed) refuse(`${file} is not a Keystead backup, or the end of the file is missing. Please use another copy.`)
    return { sealed, bytes }
  } finally {
    await handle.close()
  }
}

function readManifest(file: string, content: Buffer): Manifest {
  let json: { format?: unknown; version?: unknown }
  try {
    json = JSON.parse(content.toString('utf8')) as typeof json
  } catch (error) {
    throw new BackupRefusal(`${file} is damaged: its list of contents can’t be read. Please use another copy.`, { cause: error })
  }
  if (typeof json.format === 'number' && json.format > FORMAT)
    refuse(`${file} was made by a newer version of Keystead (${String(json.version)}). Please restore it with that version.`)
  const parsed = manifestSchema.safeParse(json)
  return parsed.success
    ? parsed.data
    : refuse(`${file} is damaged: its list of contents can’t be read. Please use another copy.`, parsed.error)
}
