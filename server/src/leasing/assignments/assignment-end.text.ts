import { defineText } from '@keystead/contract/text/define-text.ts'

/** What ends with a connection. */
export const text = defineText('server/leasing/assignments/assignment-end', {
  tenancyFrom: 'Tenancy from {day}',
  tenancyUntil: 'Tenancy until {day}',
  tenancyMonthToMonth: 'Tenancy, month to month',
})
