import { defineText } from '@keystead/contract/text/define-text.ts'

export const messages = defineText('web/documents/documents/documents-messages', {
  noDocumentsFound: 'No documents found.',
  noFoldersFound: 'No folders found.',
  created: { one: 'Document created successfully.', other: '{count} documents created successfully.' },
  updated: 'Document updated successfully.',
  deleted: 'Document deleted successfully.',
  folderCreated: 'Folder created successfully.',
  folderUpdated: 'Folder updated successfully.',
  folderDeleted: 'Folder deleted successfully.',
  moved: { one: 'Moved.', other: '{count} moved.' },
})
