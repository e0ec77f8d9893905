import { MAX_DOCUMENT_TITLE } from '@keystead/contract/documents/documents/document.values.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { cutTo } from '../../text/cut-to.ts'
import { deleteDocuments } from './bin.queries.ts'
import { deleteFilesAfterwards } from './delete-files.ts'
import { documentsOf } from './document.access.ts'
import { insertDocument } from './document.queries.ts'
import { isOpenable } from './openable.ts'
import { readDocumentJob } from './read-document.job-definition.ts'
import {
  claimRestriction,
  findFileRestrictedTo,
  giveRestrictedTo,
  listIdsRestrictedTo,
  listRestrictedTo,
  restrictDocument,
  type RestrictedFile,
  type RestrictedRow,
} from './restricted.queries.ts'
import { takeFiles } from './take-files.ts'
import { titleOf } from './title-of.ts'

export type { RestrictedRow }

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
  const drawer = documentsOf(profileActor(actor))
  const columns = {
    title: title ?? cutTo(titleOf(file!.fileName), MAX_DOCUMENT_TITLE),
    documentTypeId,
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
  const kept = { ...file!, hasText: false }
  const { id, versionId } = await insertDocument(db, drawer, columns, kept, profileActor(actor).profileId)
  await withinRestriction(db, thingId, () => restrictDocument(db, id, thingId))
  if (kept.scan === 'waiting') await services.jobs.enqueue(db, readDocumentJob, { versionId }, versionId)
  return id
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
