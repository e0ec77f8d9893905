import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/documents/documents/bin', {
  title: 'Deleted documents',
  intro:
    'What you deleted stays here for {days} days and counts in your storage until then. What you restore is shared with the same people again.',
  myDocuments: 'My documents',
  name: 'Name',
  deleted: 'Deleted',
  gone: 'Gone for good',
  size: 'Size',
  inside: { one: '{count} document', other: '{count} documents' },
  restore: 'Restore',
  deleteForever: 'Delete for good',
  deleteTitle: 'Delete {names} for good?',
  deleteConsequence: 'Folders go with all that lies in them. Nothing brings them back.',
  deleteIt: { one: 'Delete {count} for good', other: 'Delete {count} for good' },
  restored: { one: 'Restored.', other: '{count} restored.' },
  deletedForever: { one: 'Deleted for good.', other: '{count} deleted for good.' },
  goesForever: 'This goes for good in the next minutes.',
  empty: 'There is nothing here.',
})
