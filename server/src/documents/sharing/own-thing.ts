import { DocumentFolderNotFound, DocumentNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { documentsOf } from '../documents/document.public.ts'
import { listThings, type Thing } from './share.queries.ts'

/** The document or folder that a call names, of the caller's own drawer. Of one in the bin as well: its shares come back with it. */
export async function ownThing(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  { DocumentId, FolderId }: { readonly DocumentId: string | null; readonly FolderId: string | null },
): Promise<Thing> {
  const [thing] = await listThings(db, documentsOf(profileActor(actor)), {
    documentIds: DocumentId === null ? [] : [DocumentId],
    folderIds: FolderId === null ? [] : [FolderId],
    inBinAsWell: true,
  })
  return thing ?? fail(DocumentId === null ? DocumentFolderNotFound : DocumentNotFound)
}
