import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  ShareDocument: ({ folderId }) => ({ FolderIds: [folderId], Emails: ['kim.lee@example.com'], Permission: 'view' }),
  GetSharedDocuments: () => ({ Direction: 2 }),
  GetDocumentSharedUsers: ({ folderId }) => ({ FolderId: folderId }),
  UnshareDocument: ({ folderId }) => ({ FolderId: folderId }),
  GetSharedByLink: () => ({ Token: 'none' }),
  GetSharedFileByLink: ({ documentId }) => ({ Token: 'none', DocumentId: documentId }),
}
