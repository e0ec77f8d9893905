import { randomUUID } from 'node:crypto'
import { givenDocument, givenFolder } from '../../src/documents/documents/document-rows.factory.ts'
import { uploadedPdf } from '../../src/documents/documents/document.factory.ts'
import { givenShare } from '../../src/documents/sharing/share-rows.factory.ts'
import { linkToShare } from '../../src/documents/sharing/share.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'
import { givenHome } from './given-home.ts'

/** What must be so before calls about documents can be done: things of the caller's own drawer, files that they have sent, links. */
export const documentNeeds = {
  AddDocument: async (app: TestApp, caller: TestPerson) => {
    const assetId = await givenHome(app, caller)
    return { Files: [{ UploadId: await uploadedPdf(caller) }], ...(assetId && { About: { Kind: 'property', Id: assetId } }) }
  },
  UpdateDocument: async (_app: TestApp, caller: TestPerson) => ({ UploadId: await uploadedPdf(caller) }),
  AddDocumentFolder: async (app: TestApp, caller: TestPerson) => ({ AssetId: await givenHome(app, caller) }),
  MoveDocuments: async (app: TestApp, caller: TestPerson) => ({ FolderIds: [await ownFolder(app, caller)] }),
  GetDocumentsArchive: async (app: TestApp, caller: TestPerson) => ({ DocumentIds: [await ownDocument(app, caller)] }),
  RestoreDocuments: async (app: TestApp, caller: TestPerson) => ({ FolderIds: [await ownFolder(app, caller, { isDeleted: true })] }),
  DeleteForever: async (app: TestApp, caller: TestPerson) => ({ FolderIds: [await ownFolder(app, caller, { isDeleted: true })] }),
  // One inbox gets so many emails with links an hour.
  ShareDocument: async (app: TestApp, caller: TestPerson) => ({
    FolderIds: [await ownFolder(app, caller)],
    Emails: [`${randomUUID()}@example.com`],
  }),
  GetDocumentSharedUsers: async (app: TestApp, caller: TestPerson) => ({ FolderId: await ownFolder(app, caller) }),
  UnshareDocument: async (app: TestApp, caller: TestPerson) => ({ FolderId: await ownFolder(app, caller) }),
  GetSharedByLink: async (app: TestApp) => ({ Token: (await sharedByLink(app)).token }),
  GetSharedFileByLink: async (app: TestApp) => {
    const { token, documentId } = await sharedByLink(app)
    return { Token: token, DocumentId: documentId }
  },
}

let count = 0

async function ownFolder(app: TestApp, caller: TestPerson, { isDeleted = false } = {}): Promise<string> {
  count += 1
  return givenFolder(app, caller, { name: `Folder ${count}`, assetId: await givenHome(app, caller), isDeleted })
}

async function ownDocument(app: TestApp, caller: TestPerson): Promise<string> {
  return givenDocument(app, caller, { assetId: await givenHome(app, caller) })
}

async function sharedByLink(app: TestApp): Promise<{ token: string; documentId: string }> {
  const owner = await app.newPerson()
  const documentId = await givenDocument(app, owner)
  return { token: await linkToShare(app, owner, await givenShare(app, owner, { documentId })), documentId }
}
