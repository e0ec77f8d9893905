import { everything } from '../../database/pool.ts'
import { readFileText, UnreadableText } from '../../files/contents/read-file-text.ts'
import { scanFile } from '../../files/contents/scan-file.ts'

import type { Services } from '../../rpc/services.ts'
import { announceToReaders } from './announce-to-readers.ts'
import { keepWordsIn } from './document-words.queries.ts'
import { isOpenable } from './openable.ts'
import { findVersionToRead, type ReadText, setScanned, setText, type VersionToRead } from './read-document.queries.ts'

const CLAIMS = everything('documents of all accounts are checked and read here')

/** Words by which a document is found. An index takes one megabyte of one, in which each word stands twice. */
const MOST_INDEXED_BYTES = 200_000

class ScannerAway extends Error {}

/**
 * A version is checked first, where there is a scanner; one that waits is tried again until there is an answer. Of the current version the words
 * are read then. It may run twice, and has one effect.
 */
export async function readDocument(services: Services, { versionId }: { readonly versionId: string }, signal: AbortSignal): Promise<void> {
  const version = await services.jobDatabase.transaction(CLAIMS, (db) => findVersionToRead(db, versionId), { readOnly: true })
  if (!version) return
  const scan = version.scan === 'waiting' ? await scanned(services, version, signal) : version.scan
  if (!isOpenable(scan) || !version.is_current || version.text_state !== 'start') return
  const read = await readText(services, version, signal)
  await services.jobDatabase.transaction(CLAIMS, async (db) => {
    if (!(await setText(db, version, read))) return
    await keepWordsIn(db, version.document_id, read && cutToBytes(read.body))
    await announceToReaders(db, [version.document_id])
  })
}

async function scanned(services: Services, version: VersionToRead, signal: AbortSignal): Promise<'none' | 'clean' | 'infected'> {
  const verdict = await scanFile(services, await services.files.readStream(version.storage_key), signal)
  if (verdict === 'unavailable') throw new ScannerAway('the virus scanner gives no answer')
  // There was a scanner when it came in.
  const scan = verdict === null ? 'none' : verdict === 'clean' ? 'clean' : 'infected'
  if (scan === 'infected')
    services.log.warn({ event: 'infected-document', document: version.document_id, verdict }, 'a document has a virus')
  await services.jobDatabase.transaction(CLAIMS, async (db) => {
    if (await setScanned(db, version.id, scan)) await announceToReaders(db, [version.document_id])
  })
  return scan
}

async function readText(services: Services, { storage_key, content_type }: VersionToRead, signal: AbortSignal): Promise<ReadText | null> {
  try {
    const { text, html, isCut } = await readFileText(services, { key: storage_key, contentType: content_type }, signal)
    return { body: text, html, isCut }
  } catch (error) {
    if (error instanceof UnreadableText) return null
    throw error
  }
}

/** A letter that is cut in two is left out. */
function cutToBytes(text: string): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, MOST_INDEXED_BYTES), { stream: true })
}
