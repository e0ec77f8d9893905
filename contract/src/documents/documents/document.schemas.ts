import { z } from 'zod'
import { PersonItem } from '../../identity/profiles/profile.schemas.ts'
import { ABOUT_KINDS, SCAN_STATES } from './document.values.ts'

/** How the reader stands to a document or a folder. */
export const STANDINGS = ['own', 'partner', 'agent', 'tenant', 'shared'] as const
export type Standing = (typeof STANDINGS)[number]

/** What a document is about, as it is called now. */
export const About = z.object({
  Kind: z.enum(ABOUT_KINDS),
  Id: z.guid(),
  /** Null where the reader does not see it, or it is gone. */
  Text: z.string().nullable(),
  /** The home that it leads to. */
  AssetId: z.guid().nullable(),
})

export const FolderLink = z.object({ FolderId: z.guid(), Name: z.string() })

/** What the reader may do with it. */
const May = z.object({ Download: z.boolean(), Edit: z.boolean(), Delete: z.boolean(), Share: z.boolean() })

const documentCard = {
  DocumentId: z.guid(),
  Version: z.int(),
  Title: z.string(),
  DocumentTypeId: z.int(),
  DocumentType: z.string(),
  FileName: z.string(),
  ContentType: z.string(),
  Bytes: z.int(),
  Pages: z.int().nullable(),
  /** Null: at the top, or in a folder that the reader does not see. */
  FolderId: z.guid().nullable(),
  About: About.nullable(),
  VisibilityId: z.int(),
  Tags: z.array(z.string()),
  Date: z.iso.date().nullable(),
  ExpiryDate: z.iso.date().nullable(),
  Scan: z.enum(SCAN_STATES),
  /** With how many people or addresses it is shared itself; 0 for those who are not its owner. */
  SharesCount: z.int(),
  AddedBy: z.string(),
  CreatedAt: z.iso.datetime(),
  UpdatedAt: z.iso.datetime(),
}
export const DocumentCard = z.object(documentCard).meta({ id: 'DocumentCard' })
export type DocumentCard = z.infer<typeof DocumentCard>

export const DocumentDetails = z
  .object({
    ...documentCard,
    Description: z.string().nullable(),
    Standing: z.enum(STANDINGS),
    /** Whose drawer it lies in; null for one's own. */
    Owner: PersonItem.nullable(),
    /** Folders that lead to it, from the top, as far as the reader sees them. */
    Path: z.array(FolderLink),
    May,
    /** The latest first; those before the current one for its owner and for those who edit it. */
    Versions: z.array(
      z.object({
        Number: z.int(),
        FileName: z.string(),
        Bytes: z.int(),
        Pages: z.int().nullable(),
        AddedBy: z.string(),
        AddedAt: z.iso.datetime(),
        Comments: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DocumentDetails' })
export type DocumentDetails = z.infer<typeof DocumentDetails>

export const FolderCard = z
  .object({
    FolderId: z.guid(),
    Version: z.int(),
    ParentId: z.guid().nullable(),
    Name: z.string(),
    AssetId: z.guid().nullable(),
    AssetTitle: z.string().nullable(),
    /** Whether folders lie in it. */
    HasFolders: z.boolean(),
    /** Documents that lie directly in it. */
    DocumentsCount: z.int(),
    SharesCount: z.int(),
    UpdatedAt: z.iso.datetime(),
  })
  .meta({ id: 'DocumentFolder' })
export type FolderCard = z.infer<typeof FolderCard>

/** A file for its reader alone, for ten minutes. */
export const DocumentFile = z
  .object({
    Url: z.string(),
    Expires: z.iso.datetime(),
    FileName: z.string(),
    ContentType: z.string(),
    Bytes: z.int(),
    Pages: z.int().nullable(),
  })
  .meta({ id: 'DocumentFile' })
