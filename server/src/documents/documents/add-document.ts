import { AboutNotFound, type AddDocument, DocumentFolderNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
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
import { checkMayBring, type Drawer, drawerOfCall } from './drawer-of-call.ts'
import { announceToReaders } from './announce-to-readers.ts'
import { readDocumentJob } from './read-document.job-definition.ts'
import { checkRoomOfOwner } from './room-of-owner.ts'
import { takeFiles } from './take-files.ts'
import { checkedVisibility } from './visibility.ts'
import { cutTo } from '../../text/cut-to.ts'
import { titleOf } from './title-of.ts'

type Input = ParsedInputOf<typeof AddDocument>

export const addDocument: Handler<typeof AddDocument> = async (context, input) => {
  const { audit } = context
  const asked = await drawerOfCall(context, input)
  checkMayBring(asked, input.DocumentTypeId)
  const files = await takeFiles(
    context,
    input.Files.map(({ UploadId }) => UploadId),
    (index) => `Files.${index}.UploadId`,
  )
  const named = files.map((file, index) => ({
    file,
    title: input.Files[index]!.Title ?? cutTo(titleOf(file.fileName), MAX_DOCUMENT_TITLE),
  }))
  const ids = asked.isOwn ? await addToOwn(context, input, asked, named) : await addToOther(context, input, asked, named)
  audit(ids[0]!, { documents: ids.length, ...(asked.isOwn ? {} : { inDrawerOf: asked.ownerProfileId }) })
  return { DocumentIds: ids }
}

type Named = { readonly file: KeptFile; readonly title: string }

async function addToOwn(context: CallContext, input: Input, asked: Drawer, named: readonly Named[]): Promise<string[]> {
  const place = input.FolderId === null ? asked : await lockedDrawer(context, input, asked)
  if (profileActor(context.actor).givenTo !== null && place.about.assetId === null) fail(AboutNotFound, { About: text.chooseGivenHome })
  return add(context, input, place, named)
}

async function addToOther(context: CallContext, input: Input, asked: Drawer, named: readonly Named[]): Promise<string[]> {
  const bytes = named.reduce((sum, { file }) => sum + file.bytes, 0)
  return actingAs(context.db, asked.accountId, async () => {
    const place = await lockedDrawer(context, input, asked)
    await checkRoomOfOwner(context, place, bytes, 'Files')
    return add(context, input, place, named)
  })
}

/** The drawer as it is once it is held: the folder may have gone, or the right to it, while this waited. */
async function lockedDrawer(context: CallContext, input: Input, asked: Drawer): Promise<Drawer> {
  await lockProfile(context.db, { profileId: asked.ownerProfileId, accountId: asked.accountId })
  const place = await drawerOfCall(context, input)
  if (place.accountId !== asked.accountId) fail(DocumentFolderNotFound)
  return place
}

async function add(
  { db, actor, services }: CallContext,
  input: Input,
  { drawer, folderId, about, choosesVisibility }: Drawer,
  named: readonly Named[],
): Promise<string[]> {
  const { profileId } = profileActor(actor)
  const said: Omit<DocumentColumns, 'title'> = {
    documentTypeId: input.DocumentTypeId,
    description: input.Description,
    tags: input.Tags,
    documentOn: input.Date,
    expiresOn: input.ExpiryDate,
    folderId,
    ...about,
    visibility: checkedVisibility(choosesVisibility ? input.VisibilityId : null, input.DocumentTypeId, about),
  }
  const ids: string[] = []
  for (const { file, title } of named) {
    const added = await insertDocument(db, drawer, { ...said, title }, file, profileId)
    ids.push(added.id)
    if (file.hasText || file.scan === 'waiting')
      await services.jobs.enqueue(db, readDocumentJob, { versionId: added.versionId }, added.versionId)
  }
  await keepWordsAbout(db, ids)
  await announceToReaders(db, ids)
  return ids
}
