import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/table', {
  selected: '{count} selected',
  actions: 'Actions',
  selectRow: 'Select {row}',
  actionsForRow: 'Actions for {row}',
  selectAllOnThisPage: 'Select all on this page',
  pages: 'Pages',
  previousPage: 'Previous page',
  page: 'Page {number}',
  nextPage: 'Next page',
  sizePerPage: '{size} per page',
  noneOf: 'None of {total}',
})
