import { DocumentCard, DocumentDetails, FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import type { GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'

/* What tests of these screens show. */

export function folder(number: number, Name: string, changes: Partial<FolderCard> = {}): FolderCard {
  return sampleOf(FolderCard, { FolderId: idOf(number), Name, Version: 1, UpdatedAt: '2026-11-20T12:00:00Z', ...changes })
}

export function card(number: number, Title: string, changes: Partial<DocumentCard> = {}): DocumentCard {
  return sampleOf(DocumentCard, {
    DocumentId: idOf(number),
    Title,
    Version: 1,
    DocumentTypeId: 16,
    DocumentType: 'Insurance Policy',
    FileName: `${Title}.pdf`,
    ContentType: 'application/pdf',
    Bytes: 245_760,
    Pages: 3,
    UpdatedAt: '2026-11-20T12:00:00Z',
    ...changes,
  })
}

export function details(number: number, Title: string, changes: Partial<DocumentDetails> = {}): DocumentDetails {
  return sampleOf(DocumentDetails, {
    ...card(number, Title),
    Description: null,
    Standing: 'own',
    Owner: null,
    Path: [],
    May: { Download: true, Edit: true, Delete: true, Share: true },
    Versions: [
      {
        Number: 1,
        FileName: `${Title}.pdf`,
        Bytes: 245_760,
        Pages: 3,
        AddedBy: 'Olive Owner',
        AddedAt: '2026-11-20T12:00:00Z',
        Comments: null,
      },
    ],
    ...changes,
  })
}

export function pageWith<Item>(...Items: Item[]) {
  return { Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false }
}

export function folderPage(
  Folder: FolderCard | null,
  documents: DocumentCard[],
  changes: Partial<OutputOf<typeof GetFolderDocuments>> = {},
): OutputOf<typeof GetFolderDocuments> {
  return { ...pageWith(...documents), Folder, Path: [], Standing: 'own', MayAdd: true, ...changes }
}
