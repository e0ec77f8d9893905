import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/office/dashboard/agent-dashboard', {
  intro: 'What needs you, and how your properties are doing.',
  assignedProperties: 'Assigned properties',
  inviteAnOwner: 'Invite an owner',
  next: 'Properties show up here as soon as they assign you one.',
  homesTitle: 'Your properties',
  assigned: 'Assigned',
  assignedHelp: 'Assigned to you now.',
  listed: 'Listed',
  listedHelp: 'You can list these, and they’re on the market now.',
  unlisted: 'Unlisted',
  unlistedHelp: 'You can list these, but they’re off the market.',
  loading: 'Loading your properties…',
  somethingMissing: { one: 'Something a listing needs is missing.', other: 'Each is missing something a listing needs.' },
  ready: { one: '{count} has everything a listing needs.', other: '{count} have everything a listing needs.' },
  properties: 'Properties',
})
