import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/form/file-drop', {
  takeAPhoto: 'Take a photo',
  readingTheFiles: 'Reading the files…',
  tryAgain: 'Try again',
  stopName: 'Stop {name}',
  removeName: 'Remove {name}',
  jpegPNGWebPGIFOr: 'JPEG, PNG, WebP, GIF or HEIC',
})
