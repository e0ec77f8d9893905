import type { DocumentCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { DOCUMENT_TYPES } from '@keystead/contract/documents/documents/document.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import type { FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { nameless } from '../../identity/profiles/profile.public.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import type { DocumentRow } from './document-list.queries.ts'
import { text } from './document.text.ts'
import type { FolderRow } from './folder.queries.ts'

export function documentTypeName(id: number): string {
  return DOCUMENT_TYPES.find(({ Id }) => Id === id)?.Text ?? ''
}

export function presentDocument(row: DocumentRow, reader: ProfileActor): DocumentCard {
  const isOwn = row.account_id === reader.accountId && row.profile_id === reader.profileId
  return {
    DocumentId: row.id,
    Version: row.version,
    Title: row.title,
    DocumentTypeId: row.document_type_id,
    DocumentType: documentTypeName(row.document_type_id),
    FileName: row.file_name,
    ContentType: row.content_type,
    Bytes: row.bytes,
    Pages: row.pages,
    FolderId: row.folder_id,
    About: presentAbout(row),
    VisibilityId: row.visibility,
    Tags: row.tags,
    Date: row.document_on,
    ExpiryDate: row.expires_on,
    Scan: row.scan,
    SharesCount: isOwn ? row.shares : 0,
    AddedBy: row.added_by || nameless.closedAccount,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
  }
}

function presentAbout(row: DocumentRow): DocumentCard['About'] {
  if (row.about_kind === null || row.about_id === null) return null
  return { Kind: row.about_kind, Id: row.about_id, Text: aboutText(row), AssetId: row.home_title === null ? null : row.asset_id }
}

function aboutText({ about_kind, home_title, lease_starts_on, about_name }: DocumentRow): string | null {
  if (about_kind === 'property') return home_title
  if (about_kind !== 'lease') return about_name || null
  if (home_title === null) return null
  return lease_starts_on ? text.lease({ home: home_title, start: formatDate(lease_starts_on) }) : text.leaseOf({ home: home_title })
}

export function presentFolder(row: FolderRow, { isOwn }: { readonly isOwn: boolean }): FolderCard {
  return {
    FolderId: row.id,
    Version: row.version,
    ParentId: row.parent_id,
    Name: row.name,
    AssetId: row.asset_id,
    AssetTitle: row.asset_title,
    HasFolders: row.has_folders,
    DocumentsCount: row.documents,
    SharesCount: isOwn ? row.shares : 0,
    UpdatedAt: row.updated_at.toISOString(),
  }
}
