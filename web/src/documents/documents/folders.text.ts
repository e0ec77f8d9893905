import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/documents/documents/folders', {
  newTitle: 'New folder',
  newIn: 'In {folder}.',
  atTop: 'At the top of your documents.',
  renameTitle: 'Rename {folder}',
  name: 'Name',
  create: 'Create folder',
  save: 'Save',
  deleteFolderTitle: 'Delete “{name}”?',
  deleteFolder: 'Delete folder',
  deleteFolderConsequence:
    'The folder goes to your deleted documents with all that lies in it. No one it is shared with can open it. You can restore it for {days} days.',
  deleteTitle: 'Delete “{name}”?',
  deleteDocument: 'Delete document',
  deleteConsequence: 'It goes to your deleted documents, and no one it is shared with can open it. You can restore it for {days} days.',
  deleteManyTitle: 'Delete {names}?',
  deleteMany: { one: 'Delete {count} item', other: 'Delete {count} items' },
  deleteManyConsequence:
    'They go to your deleted documents, folders with all that lies in them. No one they are shared with can open them. You can restore them for {days} days.',
  deletedSome: '{done} of {total} were deleted. Please try the others again.',
  namesMore: '{names} and {count} more',
  moveTitle: 'Move {names}',
  moveIntro: 'Who has a folder shared with them also sees what is moved into it.',
  where: 'Where to',
  toTop: 'To the top of my documents',
  toFolder: 'Into a folder',
  folder: 'Folder',
  folders: 'folders',
  typeName: 'Type a name',
  move: 'Move',
  chooseFolder: 'Please choose a folder.',
})
