import type { Readable } from 'node:stream'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { FileRange } from '../rpc/machinery.ts'
import type { Services } from '../rpc/services.ts'

/*
 * Short links to files that are made on the way out, such as reports. A call answers a link; the link names a kind of
 * download and a subject, holds for ten minutes and works for the account alone that asked.
 */

export type Download = {
  readonly fileName: string
  readonly contentType: string
  /** Shown in the page; else offered to be saved. */
  readonly disposition?: 'inline' | 'attachment'
} & (MadeContent | StoredContent)

/** What is made while it is sent. */
type MadeContent = { readonly stream: Readable; readonly bytes?: never }
/** What lies in the store: of it, parts can be asked for. */
type StoredContent = { readonly bytes: number; readonly read: (range?: FileRange) => Promise<Readable>; readonly stream?: never }

/** `view`: shown in the page. `download`: offered to be saved. */
export type FileUse = 'view' | 'download'

type StoredFile = { readonly storage_key: string; readonly file_name: string; readonly content_type: string; readonly bytes: number }

/** A file of the store, as rows name it. */
export function storedDownload({ files }: Pick<Services, 'files'>, file: StoredFile, use: FileUse): Download {
  return {
    fileName: file.file_name,
    contentType: file.content_type,
    disposition: use === 'view' ? 'inline' : 'attachment',
    bytes: file.bytes,
    read: (range) => files.readStream(file.storage_key, range),
  }
}

/** What is asked for, and as whom: a member of a business who is given a list of its properties gets no others. */
export type DownloadRequest = { readonly accountId: string; readonly memberId: string | null; readonly subject: string }

/** Makes the file for an account; null where the subject is not (or no longer) the account's. */
type OpenDownload = (services: Services, request: DownloadRequest) => Promise<Download | null>

/** What members of a business need for a file, at the moment that they take it. */
type Asked = Pick<AnyOperation, 'permission' | 'concerns'>

/** Those who have a link of an email have this one for ten minutes; what it opens is asked of the secret link again, and which one that is says `ofLink`. */
type Readers = 'account' | { readonly ofLink: (subject: string) => string }

type Serving = {
  readonly readers: Readers
  /** How many one reader gets at once. */
  readonly mostAtOnce: number
}

export type DownloadKind = Asked & Serving & { readonly name: string; readonly open: OpenDownload }

/** Each is made while it is sent, for as long as its reader takes. */
const MOST_MADE_AT_ONCE = 2
/** For `mostAtOnce` of a paper: its reader asks for it in parts, some at once. */
export const PARTS_AT_ONCE = 8

export type DownloadLink = { readonly kind: DownloadKind; readonly accountId: string; readonly subject: string }

const PURPOSE = 'download'
const LIFETIME_MS = 10 * 60_000

const kinds = new Map<string, DownloadKind>()

/** Declares a kind of download, once per program. `name` stands in links, so it must not change while links live. */
export function defineDownload(
  name: string,
  { permission, concerns }: Asked,
  open: OpenDownload,
  { readers = 'account', mostAtOnce = MOST_MADE_AT_ONCE }: Partial<Serving> = {},
): DownloadKind {
  if (kinds.has(name)) throw new Error(`two kinds of download are named ${name}`)
  const kind = { name, permission, concerns, readers, mostAtOnce, open }
  kinds.set(name, kind)
  return kind
}

/** A link that serves `subject` to the account for ten minutes. */
export function downloadLink(
  services: Pick<Services, 'signer' | 'clock'>,
  kind: DownloadKind,
  { accountId, subject }: { accountId: string; subject: string },
): { url: string; expires: Date } {
  const expires = new Date(services.clock.now().getTime() + LIFETIME_MS)
  const content = Buffer.from(JSON.stringify([kind.name, accountId, subject, expires.getTime()])).toString('base64url')
  return { url: `/downloads/${content}.${services.signer.sign(PURPOSE, content)}`, expires }
}

/** What a link's token names, or null when it was not made by us, was changed or is over. */
export function readDownloadToken(services: Pick<Services, 'signer' | 'clock'>, token: string): DownloadLink | null {
  const [content, signature, ...rest] = token.split('.')
  if (!content || !signature || rest.length > 0 || !services.signer.verify(PURPOSE, content, signature)) return null
  const [name, accountId, subject, expires] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, string, string, number]
  const kind = kinds.get(name)
  return kind && expires > services.clock.now().getTime() ? { kind, accountId, subject } : null
}
