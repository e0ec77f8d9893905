import type { AddDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { AboutNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_DOCUMENT_TITLE } from '@keystead/contract/documents/documents/document.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { actingAs } from '../../database/pool.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type DocumentColumns, insertDocument, type KeptFile } from './document.queries.ts'
import { text } from './document.text.ts'
import { keepWordsAbout } from './document-words.queries.ts'
import { type Drawer, drawerOfCall } from './drawer-of-call.ts'
import { announceToReaders } from './announce-to-readers.ts'
import { readDocumentJob } from './read-document.job-definition.ts'
import { checkRoomOfOwner } from './room-of-owner.ts'
import { takeFiles } from './take-files.ts'
import { checkedVisibility } from './visibility.ts'

export const addDocument: Handler<typeof AddDocument> = async (context, input) => {
  const { actor, audit } = context
  const place = await drawerOfCall(context, input)
  const { givenTo } = profileActor(actor)
  if (place.isOwn && givenTo !== null && place.about.assetId === null) fail(AboutNotFound, { About: text.chooseGivenHome })
  const files = await takeFiles(
    context,
    input.Files.map(({ UploadId }) => UploadId),
    (index) => `Files.${index}.UploadId`,
  )
  const said = {
    documentTypeId: input.DocumentTypeId,
    description: input.Description,
    tags: input.Tags,
    documentOn: input.Date,
    expiresOn: input.ExpiryDate,
    folderId: place.folderId,
    ...place.about,
    visibility: checkedVisibility(place.choosesVisibility ? input.VisibilityId : null, input.DocumentTypeId, place.about),
  }
  const named = files.map((file, index) => ({ file, title: input.Files[index]!.Title ?? titleOf(file.fileName) }))
  const ids = place.isOwn ? await add(context, place, said, named) : await addToOther(context, input, place, said, named)
  audit(ids[0]!, { documents: ids.length, ...(place.isOwn ? {} : { inDrawerOf: place.ownerProfileId }) })
  return { DocumentIds: ids }
}

type Named = { readonly file: KeptFile; readonly title: string }

async function addToOther(
  context: CallContext,
  input: ParsedInputOf<typeof AddDocument>,
  place: Drawer,
  said: Omit<DocumentColumns, 'title'>,
  named: readonly Named[],
): Promise<string[]> {
  const bytes = named.reduce((sum, { file }) => sum + file.bytes, 0)
  return actingAs(context.db, place.accountId, async () => {
    await lockProfile(context.db, { profileId: place.ownerProfileId, accountId: place.accountId })
    // The right may have been taken back while this waited.
    await drawerOfCall(context, input)
    await checkRoomOfOwner(context, place.accountId, bytes)
    return add(context, place, said, named)
  })
}

async function add(
  { db, actor, services }: CallContext,
  place: Drawer,
  said: Omit<DocumentColumns, 'title'>,
  named: readonly Named[],
): Promise<string[]> {
  const { profileId, accountId } = profileActor(actor)
  const ids: string[] = []
  for (const { file, title } of named) {
    const added = await insertDocument(db, place.drawer, { ...said, title }, file, { profileId, accountId })
    ids.push(added.id)
    if (file.hasText || file.scan === 'waiting')
      await services.jobs.enqueue(db, readDocumentJob, { versionId: added.versionId }, added.versionId)
  }
  await keepWordsAbout(db, ids)
  await announceToReaders(db, ids)
  return ids
}

/** A file without a better name is called as it came, without its ending. */
function titleOf(fileName: string): string {
  const bare = fileName.replace(/\.[^.]{1,5}$/, '').trim() || fileName
  return [...bare].slice(0, MAX_DOCUMENT_TITLE).join('').trim()
}
