import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/office/dashboard/agent-dashboard', {
  intro: 'What needs you, and how the properties stand that you look after.',
  assignedProperties: 'Assigned properties',
  inviteAnOwner: 'Invite an owner',
  next: 'Properties show here as soon as they give you one.',
  homesTitle: 'Properties that you look after',
  assigned: 'Assigned',
  assignedHelp: 'Assigned to you now.',
  listed: 'Listed',
  listedHelp: 'Yours to list, and on the market now.',
  unlisted: 'Unlisted',
  unlistedHelp: 'Yours to list, and off the market.',
  loading: 'Loading your properties…',
  somethingMissing: { one: 'Something that a listing needs is missing.', other: 'Each of them misses something that a listing needs.' },
  ready: { one: '{count} has everything that a listing needs.', other: '{count} have everything that a listing needs.' },
  properties: 'Properties',
})
