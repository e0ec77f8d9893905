import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/people/businesses/businesses', {
  title: 'Businesses',
  intro: 'The businesses you work for, what you are in each, and who works there with you.',
  found: 'Found a business',
  search: 'Name or city',
  anyStatus: 'Any status',
  status: 'Status',
  business: 'Business',
  role: 'Your role',
  members: 'Members',
  invitations: 'Open invitations',
  open: 'Open',
  actFor: 'Act for it',
  seeMembers: 'Members',
  clearFilters: 'Clear the filters',
  nothingFits: 'None of your businesses fits. Try other words, or another status.',
  none: 'Found one to work with a team: each person signs in as themselves and does what their role allows.',
  noneYet: 'No one has invited you to a business so far. An invitation comes by email.',
  actsNow: 'You’re now acting for {business} as {role}.',
  newestFirst: 'Newest first',
})
