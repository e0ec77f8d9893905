import { buffer } from 'node:stream/consumers'
import type { FileStore, ListedFile } from '../../../rpc/machinery.ts'
import type { S3Address } from '../../../settings/files-url.ts'
import { clearDrafts } from '../drafts.ts'
import { checkKey, checkPrefix, isKey } from '../file-keys.ts'
import { FileStoreUnavailable } from '../file-store-errors.ts'
import { MissingFile } from '../../../rpc/missing-file.ts'
import { elementsIn, type S3Answer, unescaped } from './s3-answer.ts'
import { bodyOf, withBodyOf } from './s3-body.ts'
import { readFromS3 } from './s3-reading.ts'
import { openS3Requests, type S3Body } from './s3-request.ts'
import { askS3, type AskS3 } from './s3-tries.ts'
import { S3_TIMING, type S3Timing } from './s3-timing.ts'

export type S3StoreOptions = {
  readonly address: S3Address
  /** Where streams wait until they are whole. */
  readonly draftFolder: string
  /** Hears of what came to nothing. */
  readonly report?: ((error: Error) => void) | undefined
  readonly timing?: S3Timing
  readonly pageSize?: number
}

const AT_ONCE = 8
const MOST_LISTED = 1_000

/** Files in a bucket of any store that speaks S3. */
export function openS3Store({
  address,
  draftFolder,
  report = () => {},
  timing = S3_TIMING,
  pageSize = MOST_LISTED,
}: S3StoreOptions): FileStore {
  const ask = askS3(openS3Requests(address, timing), timing, report)
  const pages = (prefix: string) => listPages(ask, address.prefix, prefix, pageSize)

  async function send(key: string, body: S3Body): Promise<void> {
    await ask.text({ method: 'PUT', key, body }, [200], (answer) => hasArrived(answer, body))
  }

  async function sizeOf(key: string): Promise<number | null> {
    const { status, headers } = await ask.text({ method: 'HEAD', key: checkKey(key) }, [200, 404])
    return status === 404 ? null : Number(headers['content-length'])
  }

  const remove = async (key: string) => void (await ask.text({ method: 'DELETE', key: checkKey(key) }, [200, 204, 404]))

  return {
    put: async (key, content) => send(checkKey(key), bodyOf(content)),
    async putStream(key, content) {
      checkKey(key)
      await withBodyOf(draftFolder, content, (body) => send(key, body))
    },
    read: async (key) => buffer(await readFromS3({ ask, key: checkKey(key), timing }, undefined)),
    readStream: async (key, range) => readFromS3({ ask, key: checkKey(key), timing }, range),
    exists: async (key) => (await sizeOf(key)) !== null,
    size: sizeOf,
    async *list(prefix) {
      for await (const page of pages(prefix === '' ? '' : checkPrefix(prefix))) yield* page
    },
    async move(key, newKey) {
      const source = encodeURI(`/${address.bucket}/${address.prefix}${checkKey(key)}`)
      const request = { method: 'PUT', key: checkKey(newKey), headers: { 'x-amz-copy-source': source } } as const
      const { status } = await ask.text(request, [200, 404])
      if (status === 200) return remove(key)
      // It may have been moved by a try whose answer was lost.
      if ((await sizeOf(newKey)) === null) throw new MissingFile(key)
    },
    delete: remove,
    async deleteAll(prefix) {
      for await (const page of pages(checkPrefix(prefix))) {
        for (let at = 0; at < page.length; at += AT_ONCE) await Promise.all(page.slice(at, at + AT_ONCE).map(({ key }) => remove(key)))
      }
    },
    clearUnfinished: (before) => clearDrafts(draftFolder, before),
  }
}

/** Where the tag of what arrived is its digest, it says whether all of it did. It is none where the store encrypts with a key of its own. */
function hasArrived({ headers }: S3Answer, { md5 }: S3Body): boolean {
  const tag = /^"?([0-9a-f]{32})"?$/i.exec(headers.etag ?? '')?.[1]
  const isPlain = (headers['x-amz-server-side-encryption'] ?? 'AES256') === 'AES256'
  return !tag || !isPlain || tag.toLowerCase() === md5.toString('hex')
}

/** By the first version of the call: it goes on from a name, which every store understands alike. */
async function* listPages(ask: AskS3, root: string, prefix: string, pageSize: number): AsyncGenerator<ListedFile[]> {
  for (let marker: string | null = ''; marker !== null;) {
    const query = { 'max-keys': String(pageSize), prefix: root + prefix, ...(marker && { marker }) }
    const { text } = await ask.text({ method: 'GET', key: null, query }, [200], ({ text: list }) => list.includes('</ListBucketResult>'))
    const entries = elementsIn(text, 'Contents')
    yield entries.flatMap((entry) => listedFile(entry, root) ?? [])
    marker = elementsIn(text, 'IsTruncated')[0] === 'true' ? nameIn(entries.at(-1)) : null
    if (marker === '') throw new FileStoreUnavailable('a list goes on and does not say where')
  }
}

function nameIn(entry = ''): string {
  return unescaped(elementsIn(entry, 'Key')[0] ?? '')
}

/** Null: it is not ours, by its name. */
function listedFile(entry: string, root: string): ListedFile | null {
  const name = nameIn(entry)
  const key = name.startsWith(root) ? name.slice(root.length) : ''
  const [bytes, changedAt] = [Number(elementsIn(entry, 'Size')[0]), new Date(elementsIn(entry, 'LastModified')[0] ?? '')]
  return isKey(key) ? { key, bytes, changedAt } : null
}
