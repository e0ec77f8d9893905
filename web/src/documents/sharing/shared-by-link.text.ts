import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/documents/sharing/shared-by-link', {
  title: 'Shared with you',
  intro: '{name} shared this with you.',
  until: 'You can open it until {day}.',
  forever: 'You can open it until {name} takes it back.',
  browse: 'Browse homes',
  way: 'Folders that lead here',
  read: 'Read',
  readName: 'Read {name}',
  download: 'Download',
  downloadName: 'Download {name}',
  close: 'Close',
  closeName: 'Close {name}',
  emptyFolder: 'No documents found.',
  moreFolders: { one: '{count} more folder isn’t shown.', other: '{count} more folders aren’t shown.' },
  waiting: 'Being checked for viruses. Please try again in a moment.',
  infected: 'This file has a virus. It can’t be opened.',
  onlyOnDevice: 'This kind of file can’t be shown here.',
  pictureFailed: 'The picture couldn’t be shown.',
  contents: 'What is shared',
  fileFacts: '{name}, {size}',
})
