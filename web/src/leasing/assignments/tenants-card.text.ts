import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/tenants-card', {
  tenants: 'Tenants',
  leasesAndPeople: 'Leases and people',
  drafts: { one: '{count} lease draft', other: '{count} lease drafts' },
  notCovered: 'This home is leased. Your assignment doesn’t include the lease.',
  noTenants: 'No tenants.',
  nextRent: 'Next rent',
  rent: 'Rent',
  rentFrom: '{rent} from {day}',
  begins: 'Begins',
  ends: 'Ends',
  notice: 'Notice',
  movingOutBy: 'Moving out by {day}',
  monthToMonth: 'Month to month',
})
