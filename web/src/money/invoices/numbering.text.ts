import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/invoices/numbering', {
  open: 'Numbering',
  title: 'How invoices are numbered',
  intro: 'For invoices that you create from now on. Those that there are keep their numbers, and no number is given twice.',
  prefix: 'Prefix',
  prefixHelp: 'What each number begins with, such as “INV-”.',
  next: 'Next number',
  nextHelp: 'With one prefix, numbers only grow.',
  digits: 'Digits',
  digitsHelp: 'At least so many, with zeros in front.',
  example: 'The next invoice will be {number}.',
  save: 'Save',
  saved: 'The next invoice will be {number}.',
})
