import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/files/contents/contents', {
  encrypted: 'This file is locked with a password. Please remove the password and upload it again.',
  active: 'This file holds a script, a macro or another part that acts by itself. Please save it as a plain PDF and upload that.',
  holdsFiles: 'This file has other files inside it. Please save it without them and upload those on their own.',
  tooManyPages: 'This file has more than {most} pages. Please split it and upload its parts.',
  tooManyPixels: 'This picture has more than {most} megapixels. Please make it smaller and upload it again.',
  unpacks: 'This file becomes too large when it is unpacked. Please save it as a PDF and upload that.',
  unreadable: 'This file could not be read. It may be damaged. Please save it again and upload it.',
  signed: 'This PDF is signed already. Please upload one that is not.',
  hasForm: 'This PDF has form fields of its own. Please print it to a new PDF, and upload that.',
  tooLongToSign: 'A paper to sign can have {most} pages. Please split it.',
  pageSize: 'A page of this PDF is too large or too small to sign. Pages can be 1 to 47 inches long.',
  takesTooMuch: 'This file takes too much time or memory to read. Please split it or save it as a simpler file.',
})
