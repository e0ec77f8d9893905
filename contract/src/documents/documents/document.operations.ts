import { z } from 'zod'
import { StorageFull } from '../../platform/plans/plan.operations.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { UploadNotFound } from '../../rpc/file-errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { invalidMessage } from '../../text/messages.ts'
import { optional, rowId, wholeNumber } from '../../values/fields.ts'
import { messages } from './documents-messages.text.ts'
import {
  AboutChoice,
  AddDocumentForm,
  chosenFields,
  DocumentSearchForm,
  EditDocumentForm,
  notTooManyChosen,
  somethingChosen,
  UpdateDocumentForm,
} from './document.forms.ts'
import { DocumentCard, DocumentDetails, DocumentFile } from './document.schemas.ts'
import { TEXT_STATES } from './document.values.ts'

/*
 * Papers of a profile, in one drawer. Others see what is shared with them, and what belongs to a home that they hold a part of, work for or
 * live in; everything here is answered to them as to no one else.
 */

const documents = area('documents')

export const DocumentNotFound = defineError('DocumentNotFound', 404, messages.documentNotFound)
export const DocumentChanged = defineError('DocumentChanged', 409, messages.documentChanged)
export const PlaceIsOwners = defineError('PlaceIsOwners', 409, messages.placeIsOwners)
export const AboutNotFound = defineError('AboutNotFound', 404, messages.aboutNotFound)
export const RestrictedType = defineError('RestrictedType', 409, messages.restrictedType)
export const OthersAddedMuch = defineError('OthersAddedMuch', 429, messages.othersAddedMuch)
export const DocumentBeingScanned = defineError('DocumentBeingScanned', 409, messages.beingScanned)
export const DocumentInfected = defineError('DocumentInfected', 409, messages.infected)
export const DocumentNotDownloadable = defineError('DocumentNotDownloadable', 409, messages.notDownloadable)
export const ArchiveTooLarge = defineError('ArchiveTooLarge', 409, messages.archiveTooLarge)
export const ArchiveEmpty = defineError('ArchiveEmpty', 409, messages.archiveEmpty)
export const DocumentFolderNotFound = defineError('DocumentFolderNotFound', 404, messages.folderNotFound)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const reader = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'DocumentId', kind: 'document', reach: ['partner', 'agent:documents', 'tenant', 'shared'] },
})
const editor = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'DocumentId', kind: 'document', reach: ['shared:edit'] } })
const ownDocument = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'DocumentId', kind: 'document' } })

export const GetDocumentTypes = documents.query('GetDocumentTypes', {
  summary: 'What kinds of documents there are; a restricted one is never shown to others.',
  access: anyone,
  permission: 'any member',
  input: z.strictObject({}),
  output: z.object({
    Items: z.array(z.object({ Id: z.int(), Text: z.string(), IsRestricted: z.boolean(), IsPersonal: z.boolean() })),
    /** Whether files are checked for viruses here. */
    FilesAreScanned: z.boolean(),
  }),
  readsNothing: 'It is a list of the product itself.',
})

export const GetDocumentsList = documents.query('GetDocumentsList', {
  summary:
    'Documents in the drawer of the active profile, by words in their names, tags and text, by type, by what they are about and by when they expire. With `AssetId`, those of a home as the caller sees them: also as co-owner, agent or tenant.',
  access: anyone,
  permission: 'documents:view',
  input: z.strictObject({
    ...pagingInput,
    ...DocumentSearchForm.shape,
    /** With all that lies in it. */
    FolderId: optional(rowId('Folder')),
    About: optional(AboutChoice),
    /** All of a home, what is about its leases as well. */
    AssetId: optional(rowId('Property')),
    Sort: z.enum(['newest', 'title', 'expiry'], { error: 'Sort is not valid.' }).default('newest'),
  }),
  output: pageOf(DocumentCard),
  reads: ['document', 'asset', 'lease'],
})

export const GetConnectedDocuments = documents.query('GetConnectedDocuments', {
  summary: 'Documents of homes of others that the active profile holds a part of, works for or lives in; the newest first.',
  access: anyone,
  permission: 'documents:view',
  input: z.strictObject({ ...pagingInput }),
  output: pageOf(DocumentCard.extend({ OwnerName: z.string() })),
  reads: ['document', 'asset', 'lease', 'share'],
})

export const GetDocumentDetails = documents.query('GetDocumentDetails', {
  summary: 'One document with its versions, where it lies and what the caller may do with it.',
  access: reader,
  permission: 'documents:view',
  input: z.strictObject({ DocumentId: rowId('Document') }),
  output: DocumentDetails,
  errors: [DocumentNotFound],
  reads: ['document', 'asset', 'lease', 'share'],
})

export const GetDocumentFile = documents.query('GetDocumentFile', {
  summary:
    'A short-lived link to the file of a document or of one of its versions, for the caller alone: to be shown, or to be saved where they may. It ends at once with the right to read it.',
  access: reader,
  permission: 'documents:view',
  input: z.strictObject({
    DocumentId: rowId('Document'),
    /** Left out: the current version. Those before are for its owner and for those who edit it. */
    Number: optional(wholeNumber('Version', { min: 1, max: 100_000 })),
    Use: z.enum(['view', 'download'], { error: invalidMessage('Use') }).default('view'),
  }),
  output: DocumentFile,
  errors: [DocumentNotFound, DocumentNotDownloadable, DocumentBeingScanned, DocumentInfected],
  reads: ['document', 'asset', 'lease', 'share'],
})

export const GetDocumentText = documents.query('GetDocumentText', {
  summary: 'The words of a document as far as they could be read, and of a DOCX its paragraphs and tables as plain HTML.',
  access: reader,
  permission: 'documents:view',
  input: z.strictObject({ DocumentId: rowId('Document') }),
  output: z.object({
    State: z.enum(TEXT_STATES),
    Text: z.string().nullable(),
    /** Made by us, of few elements without attributes. */
    Html: z.string().nullable(),
    IsCut: z.boolean(),
  }),
  errors: [DocumentNotFound, DocumentBeingScanned, DocumentInfected],
  reads: ['document', 'asset', 'lease', 'share'],
})

export const GetDocumentsArchive = documents.query('GetDocumentsArchive', {
  summary: 'A short-lived link to an archive (ZIP) of documents and folders that the caller may download, made while it is sent.',
  access: anyone,
  permission: 'documents:view',
  input: z
    .strictObject(chosenFields)
    .refine(...somethingChosen)
    .refine(...notTooManyChosen),
  output: z.object({
    Url: z.string(),
    Expires: z.iso.datetime(),
    FilesCount: z.int(),
    Bytes: z.int(),
    /** Documents that are left out: shared to be read alone, being checked, or with a virus. */
    LeftOutCount: z.int(),
  }),
  errors: [DocumentNotFound, DocumentFolderNotFound, ArchiveTooLarge, ArchiveEmpty],
  reads: ['document', 'asset', 'lease', 'share'],
})

export const GetDocumentViews = documents.query('GetDocumentViews', {
  summary: 'Who has opened or saved the file of a document and when, the latest first. Several times within ten minutes count as one.',
  access: ownDocument,
  permission: 'documents:view',
  input: z.strictObject({ DocumentId: rowId('Document'), ...pagingInput }),
  output: pageOf(
    z.object({
      /** Null where it was opened by a link. */
      Name: z.string().nullable(),
      /** To which the link was sent. */
      Email: z.string().nullable(),
      Use: z.enum(['view', 'download']),
      Number: z.int(),
      At: z.iso.datetime(),
    }),
  ),
  errors: [DocumentNotFound],
  reads: ['document'],
})

export const AddDocument = documents.command('AddDocument', {
  summary:
    'Makes documents of up to five uploaded files, in the drawer of the active profile, or in a folder that was shared with them to edit, or, for an agent who looks after the documents of a home, in the drawer of its owner.',
  access: anyone,
  permission: 'documents:edit',
  input: AddDocumentForm,
  output: z.object({ DocumentIds: z.array(z.guid()) }),
  errors: [UploadNotFound, StorageFull, DocumentFolderNotFound, AboutNotFound, PlaceIsOwners, RestrictedType, OthersAddedMuch],
  changes: ['document'],
})

export const EditDocument = documents.command('EditDocument', {
  summary:
    'Changes what is said of a document. Those it is shared with to edit change its title, type, description, tags and dates; where it lies, what it is about and who sees it are its owner’s. Who sees it stays as it is where that is left out and it is about the same.',
  access: editor,
  permission: 'documents:edit',
  input: EditDocumentForm,
  output: z.object({ DocumentId: z.guid(), Version: z.int() }),
  errors: [DocumentNotFound, DocumentChanged, DocumentFolderNotFound, AboutNotFound, PlaceIsOwners, RestrictedType],
  changes: ['document'],
})

export const UpdateDocument = documents.command('UpdateDocument', {
  summary: 'Puts a new file in the place of the one before, which stays as a version.',
  access: editor,
  permission: 'documents:edit',
  input: UpdateDocumentForm,
  output: z.object({ DocumentId: z.guid(), Version: z.int(), Number: z.int() }),
  errors: [DocumentNotFound, DocumentChanged, UploadNotFound, StorageFull, OthersAddedMuch],
  changes: ['document'],
})

export const DeleteDocument = documents.command('DeleteDocument', {
  summary:
    'Puts a document into the bin, from where it can be restored for 30 days. No one it was shared with reaches it from then on; restored, it is shared as before.',
  access: ownDocument,
  permission: 'documents:delete',
  input: z.strictObject({ DocumentId: rowId('Document') }),
  output: z.object({ DocumentId: z.guid() }),
  errors: [DocumentNotFound],
  changes: ['document'],
})
