import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetDdlDocumentFolders: () => ({ Text: 'Pa' }),
  EditDocument: ({ documentId }) => ({ DocumentId: documentId, Version: 1, Title: 'Policy of the house', DocumentTypeId: 16 }),
  UpdateDocument: ({ documentId }) => ({ DocumentId: documentId, Version: 1, UploadId: documentId, Comments: 'Scanned once more' }),
  AddDocument: ({ documentId }) => ({ Files: [{ UploadId: documentId }], DocumentTypeId: 29 }),
  AddDocumentFolder: () => ({ Name: 'Taxes' }),
  EditDocumentFolder: ({ folderId, assetId }) => ({ FolderId: folderId, Version: 1, Name: 'Policies', AssetId: assetId }),
  MoveDocuments: ({ folderId }) => ({ FolderIds: [folderId] }),
  GetDocumentsArchive: ({ documentId }) => ({ DocumentIds: [documentId] }),
  RestoreDocuments: ({ folderId }) => ({ FolderIds: [folderId] }),
  DeleteForever: ({ folderId }) => ({ FolderIds: [folderId] }),
}
