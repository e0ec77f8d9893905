import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { messages as sharedMessages } from '../../text/shared-messages.text.ts'
import {
  choice,
  date,
  dropdownText,
  optional,
  optionalText,
  requiredText,
  rowId,
  searchText,
  wholeNumber,
  wordsOr,
} from '../../values/fields.ts'
import { MAX_FILES_PER_DOCUMENT_UPLOAD } from '../../values/uploads.ts'
import { messages } from './documents-messages.text.ts'
import {
  ABOUT_KINDS,
  DOCUMENT_TYPE_IDS,
  MAX_CHOSEN,
  MAX_DOCUMENT_DESCRIPTION,
  MAX_DOCUMENT_TITLE,
  MAX_FOLDER_NAME,
  MAX_TAG,
  MAX_TAGS,
  MAX_VERSION_COMMENTS,
  VISIBILITY_IDS,
} from './document.values.ts'

export const LONGEST_DOCUMENT_SEARCH = 80

export const version = wholeNumber('Version', { min: 1, max: 2_147_483_647 })

/** What a document is about, such as a lease. */
export const AboutChoice = z.strictObject(
  { Kind: z.enum(ABOUT_KINDS, { error: invalidMessage('About') }), Id: rowId('About') },
  { error: invalidMessage('About') },
)
export type AboutChoice = z.output<typeof AboutChoice>

const tags = z
  .array(requiredText('Tag', { max: MAX_TAG }), { error: invalidMessage('Tags') })
  .max(MAX_TAGS, { error: messages.tagsTooMany })
  .transform((given) => [...new Map(given.map((tag) => [tag.toLowerCase(), tag])).values()])
  .default([])

/** What is said of papers, of several that come at once as well. */
export const documentFields = {
  DocumentTypeId: choice('Document type', DOCUMENT_TYPE_IDS),
  /** Null: at the top of the drawer. */
  FolderId: optional(rowId('Folder')),
  About: optional(AboutChoice),
  /** Who sees it, apart from its owner; only a document of a home or a lease is seen by others without being shared. */
  VisibilityId: optional(choice('Who sees it', VISIBILITY_IDS)),
  Description: optionalText('Description', { max: MAX_DOCUMENT_DESCRIPTION, multiline: true }),
  Tags: tags,
  Date: optional(date('Date')),
  ExpiryDate: optional(date('Expiry date')),
}

const NewFile = z.strictObject(
  {
    UploadId: rowId('File'),
    /** Left out: what the file is called. */
    Title: optionalText('Title', { max: MAX_DOCUMENT_TITLE }),
  },
  { error: invalidMessage('File') },
)

export const AddDocumentForm = z.strictObject({
  Files: z
    .array(NewFile, { error: sharedMessages.selectFiles })
    .min(1, { error: sharedMessages.selectFiles })
    .max(MAX_FILES_PER_DOCUMENT_UPLOAD, { error: sharedMessages.maximumFiles }),
  ...documentFields,
})

export const EditDocumentForm = z.strictObject({
  DocumentId: rowId('Document'),
  Version: version,
  Title: requiredText('Title', { max: MAX_DOCUMENT_TITLE }),
  ...documentFields,
})

export const UpdateDocumentForm = z.strictObject({
  DocumentId: rowId('Document'),
  Version: version,
  UploadId: rowId('File'),
  /** What is new in it. */
  Comments: requiredText('Comments', { max: MAX_VERSION_COMMENTS, multiline: true }),
})

/** The name of a folder as it is kept: of one line, without what a file system would take for a path. */
const folderName = requiredText('Name', { max: MAX_FOLDER_NAME }).refine((name) => !/[/\\]/.test(name) && name !== '.' && name !== '..', {
  error: invalidMessage('Name', 'It can’t have a slash.'),
})

export const AddFolderForm = z.strictObject({ ParentId: optional(rowId('Folder')), Name: folderName, AssetId: optional(rowId('Property')) })

export const EditFolderForm = z.strictObject({
  FolderId: rowId('Folder'),
  Version: version,
  Name: folderName,
  /** Whose papers lie in it: documents that are added to it are about this home unless something else is said. */
  AssetId: optional(rowId('Property')),
})

const ids = (label: string) =>
  z
    .array(rowId(label), { error: invalidMessage(label) })
    .max(MAX_CHOSEN, { error: messages.tooManyChosen })
    .transform((given) => [...new Set(given)])
    .default([])

/** Documents and folders, some of each. */
export const chosenFields = { DocumentIds: ids('Document'), FolderIds: ids('Folder') }

type Chosen = { readonly DocumentIds: readonly string[]; readonly FolderIds: readonly string[] }

export const somethingChosen: [rule: (chosen: Chosen) => boolean, { path: string[]; error: string }] = [
  ({ DocumentIds, FolderIds }) => DocumentIds.length + FolderIds.length > 0,
  { path: ['DocumentIds'], error: messages.nothingChosen },
]
export const notTooManyChosen: [rule: (chosen: Chosen) => boolean, { path: string[]; error: string }] = [
  ({ DocumentIds, FolderIds }) => DocumentIds.length + FolderIds.length <= MAX_CHOSEN,
  { path: ['DocumentIds'], error: messages.tooManyChosen },
]

export const DocumentSearchForm = z.strictObject({
  Keyword: optional(searchText('Keyword', LONGEST_DOCUMENT_SEARCH)),
  DocumentTypeId: optional(choice('Document type', DOCUMENT_TYPE_IDS)),
  Expiry: optional(z.enum(['expired', 'soon', 'any'], { error: invalidMessage('Expiry') })),
})

export const FolderChoice = z
  .strictObject({ Text: optional(dropdownText('Name', LONGEST_DOCUMENT_SEARCH)), FolderId: optional(rowId('Folder')) })
  .refine(...wordsOr('FolderId'))
