import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/tenants-card', {
  tenants: 'Tenants',
  leasesAndPeople: 'Leases and people',
  drafts: { one: '{count} lease is a draft', other: '{count} leases are drafts' },
  notCovered: 'It is leased. Your assignment does not cover the lease.',
  noTenants: 'There are no tenants.',
  nextRent: 'Next rent',
  rent: 'Rent',
  rentFrom: '{rent} from {day}',
  begins: 'Begins',
  ends: 'Ends',
  notice: 'Notice',
  movingOutBy: 'Moving out by {day}',
  monthToMonth: 'Month to month',
})
