import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/form/documents-step', {
  intro:
    'At least {least} documents that show who you are and what you earn, such as an ID and a pay stub. Only those who decide on your application read them, and only after you submit.',
  added: 'Your documents',
  none: 'There are no documents yet.',
  add: 'Add documents',
  type: 'Document type',
  drop: 'Drop files here, or choose them',
  hint: 'PDF, Word or pictures, up to {size} each.',
  addCount: { one: 'Add {count} document', other: 'Add {count} documents' },
  wasAdded: { one: 'The document was added.', other: '{count} documents were added.' },
  notSent: {
    one: '{count} file couldn’t be sent. Try it again, or remove it.',
    other: '{count} files couldn’t be sent. Try them again, or remove them.',
  },
  wait: 'A file is still on its way. Please add it or remove it first.',
  open: 'Open',
  openOf: 'Open {title}',
  download: 'Download',
  delete: 'Delete',
  deleteOf: 'Delete {title}',
  deleteTitle: 'Delete “{title}”?',
  deleteConsequence: 'It is deleted for good, with its file.',
  deleteIt: 'Delete document',
  keep: 'Keep it',
  deleted: 'The document was deleted.',
  waiting: 'Being checked for viruses',
  infected: 'Has a virus',
  infectedHelp: 'It can’t be opened. Please delete it and add another one.',
  pictureFailed: 'The picture couldn’t be shown.',
})
