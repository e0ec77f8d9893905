import { type DeleteDocument, DocumentNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { announceToReaders } from './announce-to-readers.ts'
import { binDocument } from './bin.queries.ts'
import type { ReachedDocument } from './document.access.ts'

export const deleteDocument: Handler<typeof DeleteDocument, ReachedDocument> = async ({ db, owned, audit }, { DocumentId }) => {
  await announceToReaders(db, [DocumentId])
  if (!(await binDocument(db, owned.scope, DocumentId))) fail(DocumentNotFound)
  audit(DocumentId)
  return { DocumentId }
}
