import type { Resource } from '@keystead/contract/rpc/resources.ts'
import type { Readable } from 'node:stream'
import type { Db } from '../database/db.ts'
import type { Database } from '../database/pool.ts'

/*
 * What calls and jobs are given of machinery. The rooms that make it stand above this one, because they use what a call is; here are
 * only the shapes, and `app/open-services.ts` hands in what has them.
 */

/** Keys for one purpose each, derived from the installation's secret, so that one leaked use does not open another. */
export type Signer = {
  sign(purpose: string, text: string): string
  verify(purpose: string, text: string, signature: string): boolean
}

/** Where a sealed value is kept; part of what is authenticated. */
export type SealedPlace = { readonly table: string; readonly column: string; readonly rowId: string }

export type Sealer = {
  seal(text: string, place: SealedPlace): Buffer
  /** Throws where the value was changed, belongs to another place, or its key is not in the ring. */
  open(sealed: Buffer, place: SealedPlace): string
}

/** Part of a file: the first and the last byte of it. Beyond the end there is nothing. */
export type FileRange = { readonly start: number; readonly end: number }

export type ListedFile = { readonly key: string; readonly bytes: number; readonly changedAt: Date }

/**
 * Files by key. Keys are made by us, never from a person's file name. A file is there whole or not at all. To read what is
 * not there fails with `MissingFile`.
 */
export type FileStore = {
  put(key: string, content: Uint8Array): Promise<void>
  putStream(key: string, content: Readable): Promise<void>
  read(key: string): Promise<Uint8Array>
  /** Answers once the file is known to be there. */
  readStream(key: string, range?: FileRange): Promise<Readable>
  exists(key: string): Promise<boolean>
  /** In bytes; null where it is not there. */
  size(key: string): Promise<number | null>
  /** In the order of the bytes of their keys; `prefix` ends with a slash, or is empty for all. */
  list(prefix: string): AsyncIterable<ListedFile>
  /** May be repeated: what was moved already stays where it is. */
  move(key: string, newKey: string): Promise<void>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  /** `prefix` ends with a slash. */
  deleteAll(prefix: string): Promise<void>
  /** Clears what writes have left that began before then and never ended. */
  clearUnfinished(before: Date): Promise<void>
}

/** Whether the files of the database lie in the store that this process has. */
export type FilesHome = {
  /** At start: marks the store as this installation's where it has no mark yet, and looks whether it is the right one. */
  settle(): Promise<void>
  /** What was found then. */
  isElsewhere(): boolean
  /** Asks again. What is deleted by what rows name is deleted only here. */
  isHere(): Promise<boolean>
}

/** What a scanner says of a file. `unavailable`: it says nothing that counts, and the file has to wait. */
export type ScanVerdict = 'clean' | { readonly infected: string } | 'unavailable'

export type VirusScanner = {
  /** Throws where the content cannot be read, and the reason of `signal` when it is stopped. */
  scan(content: Readable, signal: AbortSignal): Promise<ScanVerdict>
}

export type SealedPdf = { readonly bytes: Uint8Array; readonly isTimeStamped: boolean }

export type PdfToSeal = {
  /** As readers of PDFs show it. */
  readonly reason: string
  /** By which the file is found again. */
  readonly agreementId: string
  /** Where the time-stamp server stays silent, after some tries. */
  readonly withoutStamp?: boolean
}

/** What seals finished PDFs, so that no one changes them without it showing. */
export type PdfSeals = {
  /**
   * Not within a transaction: it may ask another company. Throws `SealKeyUnusable`, for the operator, and what makes sense to be tried again:
   * `TimeStampFailed` and `ThreadLost`.
   */
  seal(pdf: Uint8Array, toSeal: PdfToSeal): Promise<SealedPdf>
}

/** How an email looks that someone sends through us: plain, with nothing of anyone at its top, or with a design of their own. */
export type EmailBrand = { readonly kind: 'plain' } | CustomBrand

export type CustomBrand = {
  readonly kind: 'custom'
  /** Empty where it may not be told to this reader. */
  readonly header: string
  readonly footer: string
  readonly contact: string | null
  /** `url`: a path of ours, or the picture itself as data. The size is that in which it is shown. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null
  readonly logoPosition: 'left' | 'center' | 'right'
  /** Six digits behind a `#`, in which text can be read. */
  readonly primaryColor: string
  readonly accentColor: string
  /** What an email is from, with our address; null for the name of the installation. */
  readonly senderName: string | null
  /** Where answers go that the email itself sends nowhere else. */
  readonly replyTo: string | null
}

/** An email as it leaves. */
export type Envelope = {
  readonly id: string
  readonly to: { readonly address: string; readonly name: string }
  readonly replyTo: string | null
  /** In place of the name of the installation; the address stays ours. */
  readonly fromName: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly declineUrl: string | null
  /** Stops such emails with a single POST (RFC 8058). */
  readonly stopUrl: string | null
  readonly date: Date
  readonly attached: readonly AttachedFile[]
}

/** A file that goes along with an email. */
export type AttachedFile = { readonly fileName: string; readonly contentType: string; readonly content: Uint8Array }

/** How it went. `bounced` is for good; `later` is worth another try. Reasons hold no secret of ours. */
export type Delivery =
  | { readonly outcome: 'sent'; readonly messageId: string }
  | { readonly outcome: 'bounced' | 'later'; readonly reason: string }

/** What brings emails out of the house. */
export type Mailer = {
  /** Where email goes, for people. */
  readonly destination: string
  /** In which language an account is addressed; null where it is gone. */
  languageOf(db: Db, accountId: string): Promise<string | null>
  /** A look that someone's emails have, as it was when one was queued; null where it is gone. `isStranger`: to an address that no one has confirmed. */
  brandOf(database: Database, brandId: string, reader: { readonly isStranger: boolean }): Promise<EmailBrand | null>
  /** The address that links in emails begin with. Never taken from a request, whose sender could forge it. */
  siteAddress(): string
  /** Says which port was taken, where the settings left it open. */
  siteListensOn(port: number): void
  deliver(envelope: Envelope, signal: AbortSignal): Promise<Delivery>
  close(): void
}

/** What goes over the channel: whose screens, and what is no longer as they show it. `account profile`: of one person alone, as that profile. */
export type Change = { readonly profiles: readonly string[]; readonly changes: readonly Resource[] }
/** The same of what a person did: all screens of the account hear it, and the one that sent the command knows it by its transaction id. */
export type OwnChange = { readonly account: string; readonly by: string | null; readonly changes: readonly Resource[] }
/** A session that has ended, or acts as another profile from now on. */
export type ChangedSession = { readonly session: string; readonly profile: string | null }

export type FeedListener = {
  heard(notice: Change | OwnChange | ChangedSession): void
  /** It listens from now on; what was said before was not heard here. */
  mayHaveMissed(): void
}

/** What this process hears of changes in the database, over one connection of its own. */
export type ChangeFeed = {
  /** The first listener opens the connection; it is kept, and opened again whenever it breaks. */
  listen(listener: FeedListener): void
  /** Says in a transaction what a person's command has made old; it is heard once that commits. */
  notifyOwn(db: Db, change: OwnChange): Promise<void>
  close(): Promise<void>
}
