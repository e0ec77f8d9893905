import { defineText } from '../../text/define-text.ts'

/** What businesses, their members and their roles are called. */
export const text = defineText('contract/people/businesses/business', {
  types: {
    brokerage: 'Brokerage',
    management: 'Property management company',
    landlord: 'Landlord company',
    developer: 'Developer',
    services: 'Service provider',
  },
  statuses: { draft: 'Draft', unlisted: 'Unlisted', listed: 'Listed', deleting: 'Being deleted' },
  memberStatuses: { invited: 'Invited', active: 'Active', blocked: 'Blocked', removed: 'Removed' },
  roles: {
    administrator: 'Administrator',
    'property-manager': 'Property Manager',
    leasing: 'Leasing',
    bookkeeper: 'Bookkeeper',
    maintenance: 'Maintenance',
    viewer: 'Viewer',
  },
  levels: { none: 'None', view: 'View', edit: 'Edit', delete: 'Delete', pay: 'Pay' },
  einHint: 'Nine digits, such as 12-3456789.',
  hoursEnd: 'Closing has to be after opening.',
  hoursOverlap: 'Two times of one day overlap.',
  licenseOver: 'This license has expired.',
  homesFirst: 'A role that works on homes has to see properties.',
})
