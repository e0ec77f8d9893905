import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/directory/business-page', {
  about: 'About {name}',
  facts: 'Facts',
  type: 'Type',
  legalName: 'Legal name',
  dbaName: 'DBA name',
  license: 'License',
  licenseOf: '{number}, {state}',
  licenseUntil: '{license}, valid until {day}',
  specialties: 'Specialties',
  serviceAreas: 'Service areas',
  onTheMarket: 'On the market',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  website: 'Website',
  memberSince: 'Member since',
  hours: 'Opening hours',
  today: 'Today',
  closed: 'Closed',
  team: 'Team',
})
