import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/pdf/pdf', {
  opening: 'Opening the PDF…',
  notOpened: 'The PDF couldn’t be opened.',
  page: 'Page {page} of {count}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  size: 'Page size on screen',
  pagewidth: 'Page width',
  actualsize: 'Actual size',
  pagefit: 'Whole page',
  download: 'Download',
  print: 'Print',
  tooLongToPrint: 'It has more than {count} pages. Download it to print it.',
  notPrinted: 'The PDF couldn’t be printed. Download it and print it from there.',
})
