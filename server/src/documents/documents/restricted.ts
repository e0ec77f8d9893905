import { MAX_DOCUMENT_TITLE } from '@keystead/contract/documents/documents/document.values.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { Services } from '../../rpc/services.ts'
import { cutTo } from '../../text/cut-to.ts'
import { deleteDocuments } from './bin.queries.ts'
import { deleteFilesAfterwards } from './delete-files.ts'
import { documentsIn, documentsOf } from './document.access.ts'
import { newDocumentKey } from './document.files.ts'
import { insertDocument, type KeptFile } from './document.queries.ts'
import { isOpenable } from './openable.ts'
import { readDocumentJob } from './read-document.job-definition.ts'
import {
  claimRestriction,
  findFileRestrictedTo,
  giveRestrictedTo,
  listFilesRestrictedTo,
  listIdsRestrictedTo,
  listRestrictedTo,
  restrictDocument,
  type RestrictedCopy,
  type RestrictedFile,
  type RestrictedRow,
} from './restricted.queries.ts'
import { takeFiles } from './take-files.ts'
import { titleOf } from './title-of.ts'

export type { RestrictedCopy, RestrictedRow }

/**
 * Documents of this one thing may be read and written from here on to the end of `work`, by a caller of whom it is known that they may. They
 * stand in no drawer and no search, and can be neither shared nor moved.
 */
async function withinRestriction<Result>(db: Db, thingId: string, work: () => Promise<Result>): Promise<Result> {
  await claimRestriction(db, thingId)
  const result = await work()
  await claimRestriction(db, '')
  return result
}

export function listRestricted(db: Db, thingId: string): Promise<RestrictedRow[]> {
  return withinRestriction(db, thingId, () => listRestrictedTo(db, thingId))
}

type NewRestricted = {
  readonly thingId: string
  readonly documentTypeId: number
  readonly title: string | null
  readonly uploadId: string
}

/** Takes an upload of the caller, whose the document is. Its words are not read: no search finds it. */
export async function addRestricted(context: CallContext, { thingId, documentTypeId, title, uploadId }: NewRestricted): Promise<string> {
  const { db, actor, services } = context
  const [file] = await takeFiles(context, [uploadId], () => 'UploadId')
  const about = { thingId, documentTypeId, title: title ?? cutTo(titleOf(file!.fileName), MAX_DOCUMENT_TITLE) }
  return insertRestricted({ db, services }, documentsOf(profileActor(actor)), about, file!)
}

type Inserting = Pick<EventContext, 'db' | 'services'>
type About = Omit<NewRestricted, 'uploadId'> & { readonly title: string }

/** Of a file that lies there. */
export async function insertRestricted(
  { db, services }: Inserting,
  drawer: Scope<'document'>,
  about: About,
  file: KeptFile,
): Promise<string> {
  const { thingId, documentTypeId, title } = about
  const columns = { ...NOWHERE, title, documentTypeId }
  const { id, versionId } = await insertDocument(db, drawer, columns, { ...file, hasText: false }, drawer.profileId!)
  await withinRestriction(db, thingId, () => restrictDocument(db, id, thingId))
  if (file.scan === 'waiting') await services.jobs.enqueue(db, readDocumentJob, { versionId }, versionId)
  return id
}

/** In no folder, and about nothing. */
const NOWHERE = {
  folderId: null,
  description: null,
  tags: [],
  documentOn: null,
  expiresOn: null,
  aboutKind: null,
  aboutId: null,
  assetId: null,
  leaseId: null,
  visibility: 0,
}

/** What of a thing may leave the house, to be copied for another thing of the same drawer. */
export async function listRestrictedCopies(db: Db, thingId: string): Promise<RestrictedCopy[]> {
  const files = await withinRestriction(db, thingId, () => listFilesRestrictedTo(db, thingId))
  return files.filter(({ scan }) => isOpenable(scan))
}

/** The bytes of these once more, under keys of their own. Outside of any transaction; what no row comes to name goes with the daily sweep. */
export async function copyBytes({ files }: Pick<Services, 'files'>, copies: readonly RestrictedCopy[]): Promise<RestrictedCopy[]> {
  const copied: RestrictedCopy[] = []
  for (const copy of copies) {
    const key = newDocumentKey()
    await files.putStream(key, await files.readStream(copy.storage_key))
    copied.push({ ...copy, storage_key: key })
  }
  return copied
}

/** As documents of the thing, but for those that it has already. A scanner looks at each once more. */
export async function addRestrictedCopies(
  { db, services }: Inserting,
  owner: { readonly accountId: string; readonly profileId: string },
  thingId: string,
  copied: readonly RestrictedCopy[],
  most: number,
): Promise<number> {
  const there = await withinRestriction(db, thingId, () => listFilesRestrictedTo(db, thingId))
  const missing = copied.filter(({ sha256 }) => !there.some((file) => file.sha256 === sha256)).slice(0, Math.max(0, most - there.length))
  for (const copy of missing)
    await insertRestricted(
      { db, services },
      documentsIn(owner),
      { thingId, documentTypeId: copy.document_type_id, title: copy.title },
      {
        storageKey: copy.storage_key,
        fileName: copy.file_name,
        contentType: copy.content_type,
        bytes: copy.bytes,
        sha256: copy.sha256,
        pages: copy.pages,
        scan: services.scanner ? 'waiting' : 'none',
        hasText: false,
      },
    )
  return missing.length
}

/** Null where it is not there, or may not leave the house. */
export async function findRestrictedFile(db: Db, thingId: string, documentId: string): Promise<RestrictedFile | null> {
  const file = await withinRestriction(db, thingId, () => findFileRestrictedTo(db, thingId, documentId))
  return file && isOpenable(file.scan) ? file : null
}

/** For good, with their files; all of the things, or one document of one. */
export async function deleteRestricted(
  context: Pick<EventContext, 'db' | 'services' | 'afterCommit'>,
  thingIds: readonly string[],
  documentId?: string,
): Promise<boolean> {
  const { db } = context
  const gone = await inNoDrawer(db, async () => {
    const ids = await listIdsRestrictedTo(db, thingIds)
    return deleteDocuments(db, documentId === undefined ? ids : ids.filter((id) => id === documentId))
  })
  deleteFilesAfterwards(context, gone.storageKeys)
  return gone.ids.length > 0
}

/** Whose they are from now on, such as of those who decide on an application when the applicant closes their account. */
export function moveRestricted(
  db: Db,
  thingIds: readonly string[],
  to: { readonly accountId: string; readonly profileId: string },
): Promise<void> {
  return inNoDrawer(db, () => giveRestrictedTo(db, thingIds, to))
}

/** What is done to all documents of things, no matter in whose rows they are. */
function inNoDrawer<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return seeingEverything(db, 'what is restricted is in no one’s drawer', work)
}
