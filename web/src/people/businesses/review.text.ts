import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/people/businesses/review', {
  title: 'Review a business',
  intro: 'A last look before strangers can find {name}. Until you list it, only its members see it.',
  businesses: 'Businesses',
  complete: 'Everything is there',
  completeHelp: 'List the business now, or later from its page.',
  missing: { one: '{count} thing is missing', other: '{count} things are missing' },
  missingHelp: 'You can use the business at once. These are needed only before it is listed.',
  fill: 'Fill in',
  byAdministrators: 'An administrator of this business gives this.',
  list: 'List this business',
  unlist: 'Unlist this business',
  listed: 'This business is listed',
  listedHelp: 'Strangers find it among agents, with its page, its photos and its listings.',
  later: 'Go to the business',
  edit: 'Edit',
  invite: 'Invite members',
  beingDeleted: 'This business is being deleted.',
})
