import { createHash } from 'node:crypto'
import { MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { boundedQueue, pictureQueue } from '../pictures/picture-queue.ts'
import { PictureTooLarge } from '../pictures/picture-uploads.ts'
import { CONTENT_FAILURES } from './content-failures.ts'
import { type PictureKind, inspectPicture } from './inspect-picture.ts'
import { DOCX_TYPE, PDF_TYPE } from './content-types.ts'
import { readContents } from './read-contents.ts'
import { Refused } from './refused.ts'

export type FileToInspect = {
  /** Where it waits in the store. */
  readonly key: string
  /** As the person knows it: of it only the extension counts, which the content has to agree with. */
  readonly fileName: string
  readonly bytes: number
}

export type InspectedFile = {
  readonly contentType: string
  readonly extension: 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf' | 'doc' | 'docx'
  /** Of a PDF. */
  readonly pages: number | null
  readonly picture: { readonly width: number; readonly height: number } | null
  /** Of what is to be kept, as the hash is. */
  readonly bytes: number
  readonly sha256: string
  /** To be kept in place of what came in; null where that is kept as it is. */
  readonly content: Uint8Array | null
}

type Extension = InspectedFile['extension']
type Facts = Pick<InspectedFile, 'pages' | 'picture' | 'content'>

const CONTENT_TYPES: Readonly<Record<Extension, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: PDF_TYPE,
  doc: 'application/msword',
  docx: DOCX_TYPE,
}
const LONGEST_MS = 20_000
/** It ends by itself before an upload would be given up. */
const UNSTOPPED = new AbortController().signal
/** Each has a process of its own, of some hundred megabytes. */
export const documentQueue = boundedQueue({ atOnce: 2, waiting: 40 })

/**
 * What a file is that someone brings as a document, by its content. Throws a `CallFailure` with a sentence for the person
 * (`CONTENT_FAILURES`) where it is not one to keep: what lies about its type, acts by itself, is locked, damaged, or unpacks to too much.
 */
export async function inspectFile(services: Pick<Services, 'files' | 'log'>, file: FileToInspect): Promise<InspectedFile> {
  if (file.bytes > MAX_FILE_BYTES) throw new CallFailure(PictureTooLarge)
  try {
    const extension = extensionOf(file.fileName)
    const queue = isPicture(extension) ? pictureQueue : documentQueue
    return await queue.run(async () => described(extension, await services.files.read(file.key)))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    services.log.info({ event: 'file-refused', refusal: error.refusal, reason: error.message }, 'file')
    throw new CallFailure(CONTENT_FAILURES[error.refusal], { note: error.message })
  }
}

function extensionOf(fileName: string): Extension {
  const written = fileName.includes('.') ? fileName.split('.').at(-1)!.toLowerCase() : ''
  const extension = written === 'jpg' ? 'jpeg' : written
  if (!Object.hasOwn(CONTENT_TYPES, extension)) throw new Refused('format', 'of another extension')
  return extension as Extension
}

function isPicture(extension: Extension): extension is PictureKind {
  return CONTENT_TYPES[extension].startsWith('image/')
}

async function described(extension: Extension, content: Uint8Array): Promise<InspectedFile> {
  const facts = await factsOf(extension, content)
  const kept = facts.content ?? content
  return {
    contentType: CONTENT_TYPES[extension],
    extension,
    ...facts,
    bytes: kept.byteLength,
    sha256: createHash('sha256').update(kept).digest('hex'),
  }
}

async function factsOf(extension: Extension, content: Uint8Array): Promise<Facts> {
  if (content.byteLength === 0) throw new Refused('unreadable', 'empty')
  if (isPicture(extension)) {
    const { content: written, width, height } = await inspectPicture(content, extension)
    return { pages: null, picture: { width, height }, content: written }
  }
  const inspected = await readContents<{ pages: number } | null>(`inspect ${extension}`, content, UNSTOPPED, LONGEST_MS)
  return { pages: inspected?.pages ?? null, picture: null, content: null }
}
