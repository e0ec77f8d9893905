import { z } from 'zod'
import { PersonItem } from '../../identity/profiles/profile.schemas.ts'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { choice, linkToken, optional, rowId, searchText } from '../../values/fields.ts'
import { DIRECTIONS } from '../../people/connections/connection.values.ts'
import { LONGEST_DOCUMENT_SEARCH } from '../documents/document.forms.ts'
import {
  DocumentBeingScanned,
  DocumentFolderNotFound,
  DocumentInfected,
  DocumentNotDownloadable,
  DocumentNotFound,
  RestrictedType,
} from '../documents/document.operations.ts'
import { DocumentFile, FolderLink } from '../documents/document.schemas.ts'
import { FolderHoldsMore } from '../documents/folder.operations.ts'
import { SCAN_STATES, SHARE_PERMISSIONS } from '../documents/document.values.ts'
import { ShareForm } from './share.forms.ts'
import { messages } from './sharing-messages.text.ts'

/*
 * Documents and folders are shared by their owner, with people they are connected with, or by a link to an address. What lies in a shared folder
 * is shared with it, for as long as it lies there. To end a share works at once.
 */

const documents = area('documents')

export const ShareNotFound = defineError('ShareNotFound', 404, messages.shareNotFound)
export const ShareWithSelf = defineError('ShareWithSelf', 409, messages.withSelf)
export const NotConnectedToShare = defineError('NotConnectedToShare', 409, messages.notConnected)
export const ShareUntilPassed = defineError('ShareUntilPassed', 409, messages.untilPassed)
export const TooManyShareAddresses = defineError('TooManyShareAddresses', 429, messages.tooManyAddresses)
export const ConfirmEmailToShare = defineError('ConfirmEmailToShare', 409, messages.confirmEmail)
export const ShareLinkOver = defineError('ShareLinkOver', 404, messages.linkOver)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })

/** A document or a folder. */
const thingFields = { DocumentId: optional(rowId('Document')), FolderId: optional(rowId('Folder')) }
const oneThing: [rule: (thing: { DocumentId: string | null; FolderId: string | null }) => boolean, { path: string[]; error: string }] = [
  ({ DocumentId, FolderId }) => (DocumentId === null) !== (FolderId === null),
  { path: ['DocumentId'], error: emptyMessage('Document') },
]

const share = {
  ShareId: z.guid(),
  Permission: z.enum(SHARE_PERMISSIONS),
  Since: z.iso.datetime(),
  /** The last day. */
  UntilDate: z.iso.date().nullable(),
  Message: z.string().nullable(),
}

export const ShareDocument = documents.command('ShareDocument', {
  summary:
    'Shares documents and folders of the active profile with people they are connected with, or by an emailed link with an address. Who has a share of one already gets the new permission and day.',
  access: anyone,
  permission: 'documents:edit',
  input: ShareForm,
  output: z.object({ SharedCount: z.int() }),
  errors: [
    DocumentNotFound,
    DocumentFolderNotFound,
    RestrictedType,
    FolderHoldsMore,
    ShareWithSelf,
    NotConnectedToShare,
    ShareUntilPassed,
    TooManyShareAddresses,
    ConfirmEmailToShare,
  ],
  changes: ['document'],
})

export const GetSharedDocuments = documents.query('GetSharedDocuments', {
  summary: 'What others share with the active profile, or what it shares with others: documents and folders, the latest share first.',
  access: anyone,
  permission: 'documents:view',
  input: z.strictObject({
    Direction: choice('Direction', Object.values(DIRECTIONS)),
    Kind: optional(z.enum(['document', 'folder'], { error: invalidMessage('Kind') })),
    Keyword: optional(searchText('Keyword', LONGEST_DOCUMENT_SEARCH)),
    ...pagingInput,
  }),
  output: pageOf(
    z.object({
      ...share,
      Kind: z.enum(['document', 'folder']),
      Id: z.guid(),
      Name: z.string(),
      ContentType: z.string().nullable(),
      Bytes: z.int().nullable(),
      /** The other side; null where that is an address. */
      Person: PersonItem.nullable(),
      Email: z.string().nullable(),
    }),
  ),
  reads: ['document', 'share', 'connection'],
})

export const GetDocumentSharedUsers = documents.query('GetDocumentSharedUsers', {
  summary: 'Who can open a document or folder of the active profile by a share: of its own, or of a folder that it lies in.',
  access: anyone,
  permission: 'documents:view',
  input: z.strictObject({ ...thingFields, ...pagingInput }).refine(...oneThing),
  output: pageOf(
    z.object({
      ...share,
      Person: PersonItem.nullable(),
      Email: z.string().nullable(),
      /** The folder that is shared, where it is not the thing itself. */
      Through: FolderLink.nullable(),
      SharedBy: z.string(),
      /** When it was opened last by it. */
      LastSeenAt: z.iso.datetime().nullable(),
    }),
  ),
  errors: [DocumentNotFound, DocumentFolderNotFound],
  reads: ['document', 'connection'],
})

export const RemoveSharedDocumentAccess = documents.command('RemoveSharedDocumentAccess', {
  summary: 'Ends one share at once, also in what is open: its owner takes it back, or who has it gives it up.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'ShareId', kind: 'document-share', reach: ['grantee'] } }),
  permission: 'documents:edit',
  input: z.strictObject({ ShareId: rowId('Share') }),
  output: z.object({ ShareId: z.guid() }),
  errors: [ShareNotFound],
  changes: ['document'],
})

export const UnshareDocument = documents.command('UnshareDocument', {
  summary: 'Ends all shares of a document or folder itself at once. What reaches others through a folder around it stays.',
  access: anyone,
  permission: 'documents:edit',
  input: z.strictObject(thingFields).refine(...oneThing),
  output: z.object({ EndedCount: z.int() }),
  errors: [DocumentNotFound, DocumentFolderNotFound],
  changes: ['document'],
})

export const GetSharedByLink = documents.query('GetSharedByLink', {
  summary: 'What a link that was sent to an address opens: a document, or one level of a folder.',
  access: publicAccess('The link is the right to read it.'),
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken(), FolderId: optional(rowId('Folder')), ...pagingInput }),
  output: pageOf(
    z.object({
      DocumentId: z.guid(),
      Title: z.string(),
      FileName: z.string(),
      ContentType: z.string(),
      Bytes: z.int(),
      Pages: z.int().nullable(),
      Scan: z.enum(SCAN_STATES),
    }),
  ).extend({
    Kind: z.enum(['document', 'folder']),
    /** Of the document or folder that was shared. */
    Name: z.string(),
    SharedBy: z.string(),
    Permission: z.enum(SHARE_PERMISSIONS),
    UntilDate: z.iso.date().nullable(),
    Message: z.string().nullable(),
    /** From the folder that was shared to the one that is open. */
    Path: z.array(FolderLink),
    Folders: z.array(FolderLink),
    /** Folders beyond the first 200. */
    MoreFoldersCount: z.int(),
  }),
  errors: [ShareLinkOver, DocumentFolderNotFound],
  readsNothing: 'It is read by no one who has a screen of ours that hears changes.',
})

export const GetSharedFileByLink = documents.query('GetSharedFileByLink', {
  summary: 'A short-lived link to the file of a document that a link opens. It ends at once with the share.',
  access: publicAccess('The link is the right to read it.'),
  quota: 'sensitive',
  input: z.strictObject({
    Token: linkToken(),
    DocumentId: rowId('Document'),
    Use: z.enum(['view', 'download'], { error: invalidMessage('Use') }).default('view'),
  }),
  output: DocumentFile,
  errors: [ShareLinkOver, DocumentNotFound, DocumentNotDownloadable, DocumentBeingScanned, DocumentInfected],
  readsNothing: 'It is read by no one who has a screen of ours that hears changes.',
})
