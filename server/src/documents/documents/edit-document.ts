import {
  AboutNotFound,
  DocumentChanged,
  DocumentFolderNotFound,
  DocumentNotFound,
  EditDocument,
  PlaceIsOwners,
  RestrictedType,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { messages } from '@keystead/contract/documents/documents/documents-messages.text.ts'
import { RESTRICTED_TYPE_IDS, VISIBILITIES } from '@keystead/contract/documents/documents/document.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { actingAs } from '../../database/pool.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type AboutColumns, checkedAbout } from './about.ts'
import { announceToReaders } from './announce-to-readers.ts'
import { documentOfCall, documentsOf, findFolder, type ReachedDocument } from './document.access.ts'
import { type DocumentPlace, lockDocument, updateDocument } from './document.queries.ts'
import { text } from './document.text.ts'
import { keepWordsAbout } from './document-words.queries.ts'
import { checkedVisibility } from './visibility.ts'

type Input = ParsedInputOf<typeof EditDocument>

export const editDocument: Handler<typeof EditDocument, ReachedDocument> = async (context, input) => {
  const { db, owned, audit } = context
  const changed = await actingAs(
    db,
    owned.accountId,
    async () => {
      // A folder that is chosen stays while this is written.
      if (owned.standing === 'own' && input.FolderId !== null) await lockProfile(db, documentsOf(profileActor(context.actor)))
      const before = (await lockDocument(db, owned.scope, input.DocumentId)) ?? fail(DocumentNotFound)
      // The right may have been taken back while this waited.
      if (owned.standing !== 'own') await documentOfCall(context, input.DocumentId, EditDocument)
      const place = owned.standing === 'own' ? await chosenPlace(context, owned, before, input) : unchangedPlace(before, input)
      // Who reads it now, and who does afterwards.
      await announceToReaders(db, [input.DocumentId])
      const { documentId, version } = { documentId: input.DocumentId, version: input.Version }
      const columns = {
        ...place,
        title: input.Title,
        documentTypeId: input.DocumentTypeId,
        description: input.Description,
        tags: input.Tags,
        documentOn: input.Date,
        expiresOn: input.ExpiryDate,
      }
      const updated = (await updateDocument(db, owned.scope, { id: documentId, version }, columns)) ?? fail(DocumentChanged)
      await keepWordsAbout(db, [documentId])
      await announceToReaders(db, [documentId])
      return updated
    },
    { keepsListOfMember: true },
  )
  audit(changed.id)
  return { DocumentId: changed.id, Version: changed.version }
}

async function chosenPlace(
  { db, actor }: CallContext,
  { scope }: ReachedDocument,
  before: DocumentPlace,
  input: Input,
): Promise<DocumentPlace> {
  const caller = profileActor(actor)
  if (input.FolderId !== null && (await findFolder(db, input.FolderId, caller))?.standing !== 'own')
    fail(DocumentFolderNotFound, { FolderId: messages.folderNotFound })
  const kept = keptAbout(before, input.About)
  const about = kept ?? (await checkedAbout(db, scope, input.About))
  if (caller.givenTo !== null && about.assetId === null) fail(AboutNotFound, { About: text.chooseGivenHome })
  const isShown = kept !== null && !RESTRICTED_TYPE_IDS.includes(input.DocumentTypeId)
  const visibility = input.VisibilityId ?? (isShown ? before.visibility : null)
  return { folderId: input.FolderId, ...about, visibility: checkedVisibility(visibility, input.DocumentTypeId, about) }
}

/** A home that was deleted, or a connection that is over, can’t be chosen any more; what is about it stays about it. */
function keptAbout(before: DocumentPlace, chosen: Input['About']): AboutColumns | null {
  const { aboutKind, aboutId, assetId, leaseId } = before
  const isKept = chosen !== null && chosen.Kind === aboutKind && chosen.Id === aboutId
  return isKept ? { aboutKind, aboutId, assetId, leaseId } : null
}

/** Those it is shared with say what it says already, or nothing. */
function unchangedPlace(before: DocumentPlace, { FolderId, About, VisibilityId, DocumentTypeId }: Input): DocumentPlace {
  const { folderId, aboutKind, aboutId, assetId, leaseId, visibility } = before
  const isSame =
    (FolderId === null || FolderId === folderId) &&
    (About === null || (About.Kind === aboutKind && About.Id === aboutId)) &&
    (VisibilityId === null || VisibilityId === visibility)
  if (!isSame) fail(PlaceIsOwners)
  // It would take the document away from them, and from others.
  if (RESTRICTED_TYPE_IDS.includes(DocumentTypeId)) fail(RestrictedType, { DocumentTypeId: messages.restrictedType })
  return { folderId, aboutKind, aboutId, assetId, leaseId, visibility: assetId === null ? VISIBILITIES.OnlyOwner : visibility }
}
