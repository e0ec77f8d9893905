import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { longPagingInput, pageOf, pagingInput } from '../../rpc/paging.ts'
import { optional, rowId } from '../../values/fields.ts'
import { AddFolderForm, chosenFields, EditFolderForm, FolderChoice, notTooManyChosen, somethingChosen } from './document.forms.ts'
import { AboutNotFound, DocumentFolderNotFound, DocumentNotFound } from './document.operations.ts'
import { DocumentCard, FolderCard, FolderLink, STANDINGS } from './document.schemas.ts'
import { messages } from './documents-messages.text.ts'

const documents = area('documents')

export const FolderChanged = defineError('FolderChanged', 409, messages.folderChanged)
export const FolderNameTaken = defineError('FolderNameTaken', 409, messages.folderNameTaken)
export const FolderInItself = defineError('FolderInItself', 409, messages.folderInItself)
export const FolderTooDeep = defineError('FolderTooDeep', 409, messages.folderTooDeep)
export const FolderHoldsMore = defineError('FolderHoldsMore', 409, messages.folderHoldsMore)
export const TooManyFolders = defineError('TooManyFolders', 409, messages.tooManyFolders)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const ownFolder = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'FolderId', kind: 'document-folder' } })

export const GetDdlDocumentFolders = documents.query('GetDdlDocumentFolders', {
  summary: 'Folders of the active profile to choose from by the letters of their name, with what leads to them; at most twenty.',
  access: anyone,
  permission: 'documents:view',
  input: FolderChoice,
  output: z.object({ Items: z.array(z.object({ Id: z.guid(), Text: z.string() })) }),
  reads: ['document'],
})

export const GetDocumentFoldersHierarchy = documents.query('GetDocumentFoldersHierarchy', {
  summary: 'One level of the tree of folders, by name: those at the top, or those in a folder of one’s own or one that is shared.',
  access: anyone,
  permission: 'documents:view',
  input: z.strictObject({ ParentId: optional(rowId('Folder')), ...longPagingInput }),
  output: pageOf(FolderCard),
  errors: [DocumentFolderNotFound],
  reads: ['document', 'share'],
})

export const GetFolderDocuments = documents.query('GetFolderDocuments', {
  summary: 'What lies in a folder, or at the top: its documents by page, and the folders that lead to it.',
  access: anyone,
  permission: 'documents:view',
  input: z.strictObject({
    FolderId: optional(rowId('Folder')),
    Sort: z.enum(['title', 'newest', 'expiry'], { error: 'Sort is not valid.' }).default('title'),
    ...pagingInput,
  }),
  output: pageOf(DocumentCard).extend({
    /** Null at the top. */
    Folder: FolderCard.nullable(),
    /** Folders that lead to it, from the top, as far as the reader sees them. */
    Path: z.array(FolderLink),
    Standing: z.enum(STANDINGS),
    /** Whether the reader may add documents here. */
    MayAdd: z.boolean(),
  }),
  errors: [DocumentFolderNotFound],
  reads: ['document', 'asset', 'lease', 'share'],
})

export const AddDocumentFolder = documents.command('AddDocumentFolder', {
  summary: 'Makes a folder at the top of the drawer or in another folder. Names in one place differ, whatever the case of their letters.',
  access: anyone,
  permission: 'documents:edit',
  input: AddFolderForm,
  output: z.object({ FolderId: z.guid() }),
  errors: [DocumentFolderNotFound, FolderNameTaken, FolderTooDeep, TooManyFolders, AboutNotFound],
  changes: ['document'],
})

export const EditDocumentFolder = documents.command('EditDocumentFolder', {
  summary: 'Gives a folder another name, or says whose papers lie in it.',
  access: ownFolder,
  permission: 'documents:edit',
  input: EditFolderForm,
  output: z.object({ FolderId: z.guid(), Version: z.int() }),
  errors: [DocumentFolderNotFound, FolderChanged, FolderNameTaken, AboutNotFound],
  changes: ['document'],
})

export const MoveDocuments = documents.command('MoveDocuments', {
  summary:
    'Moves documents and folders of the active profile into a folder, or to the top. What reaches others through a folder follows the tree at once.',
  access: anyone,
  permission: 'documents:edit',
  input: z
    .strictObject({ ...chosenFields, ToFolderId: optional(rowId('Folder')) })
    .refine(...somethingChosen)
    .refine(...notTooManyChosen),
  output: z.object({ MovedCount: z.int() }),
  errors: [DocumentNotFound, DocumentFolderNotFound, FolderInItself, FolderNameTaken, FolderTooDeep, FolderHoldsMore],
  changes: ['document'],
})

export const DeleteDocumentFolder = documents.command('DeleteDocumentFolder', {
  summary: 'Puts a folder with all that lies in it into the bin, from where it can be restored for 30 days.',
  access: ownFolder,
  permission: 'documents:delete',
  input: z.strictObject({ FolderId: rowId('Folder') }),
  output: z.object({ FolderId: z.guid(), DocumentsCount: z.int() }),
  errors: [DocumentFolderNotFound, FolderHoldsMore],
  changes: ['document'],
})
