import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/signature-pad/signature-pad', {
  empty: '{label}: nothing is drawn yet',
  drawn: '{label}: drawn',
  hint: 'Draw here',
  undo: 'Undo last line',
  clear: 'Clear',
  nothingYet: 'Nothing is drawn yet.',
  full: 'There is no room for more lines. Clear it to draw again.',
  picture: {
    notRead: 'This picture can’t be read. Please choose a JPEG or PNG.',
    drawing: 'SVG files can’t be used. Please choose a JPEG or PNG.',
    tooLarge: 'This picture is larger than {size}. Please choose a smaller one.',
    tooManyDots: 'This picture has more than {count} megapixels. Please choose a smaller one.',
    empty: 'This file is empty.',
  },
})
