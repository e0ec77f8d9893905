import { DocumentNotFound, type GetDocumentDetails } from '@keystead/contract/documents/documents/document.operations.ts'
import { RESTRICTED_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'
import { listProfilesById, nameless, presentPerson } from '../../identity/profiles/profile.public.ts'
import { may, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedDocument } from './document.access.ts'
import { findDocument } from './document-list.queries.ts'
import { presentDocument } from './document.present.ts'
import { listVersions } from './document.queries.ts'
import { listPath } from './folder.queries.ts'

export const getDocumentDetails: Handler<typeof GetDocumentDetails, ReachedDocument> = async (context, { DocumentId }) => {
  const { db, actor, owned } = context
  const reader = profileActor(actor)
  const row = (await findDocument(db, DocumentId)) ?? fail(DocumentNotFound)
  const isOwn = owned.standing === 'own'
  const path = row.folder_id === null ? [] : await listPath(db, row.folder_id, isOwn ? null : reader)
  const versions = await listVersions(db, DocumentId)
  const [owner] = isOwn ? [] : await listProfilesById(db, [owned.ownerProfileId])
  return {
    ...presentDocument(row, reader),
    FolderId: path.at(-1)?.id ?? null,
    Description: row.description,
    Standing: owned.standing,
    Owner: owner ? presentPerson(owner) : null,
    Path: path.map(({ id, name }) => ({ FolderId: id, Name: name })),
    May: {
      Download: owned.mayDownload,
      Edit: owned.mayEdit && may(actor, 'documents:edit'),
      Delete: isOwn && may(actor, 'documents:delete'),
      Share: isOwn && may(actor, 'documents:edit') && !RESTRICTED_TYPE_IDS.includes(row.document_type_id),
    },
    Versions: versions
      .filter(({ is_current: isCurrent }) => isCurrent || owned.mayEdit)
      .map((version) => ({
        Number: version.number,
        FileName: version.file_name,
        Bytes: version.bytes,
        Pages: version.pages,
        AddedBy: version.added_by || nameless.closedAccount,
        AddedAt: version.created_at.toISOString(),
        Comments: version.comments,
      })),
  }
}
