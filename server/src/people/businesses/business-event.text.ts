import { defineText } from '@keystead/contract/text/define-text.ts'

/** What was done to a business, in its history. */
export const text = defineText('server/people/businesses/business-event', {
  changed: 'What the business says of itself was changed.',
  einSet: 'The company EIN was set.',
  einRemoved: 'The company EIN was removed.',
  listed: 'The business was listed.',
  unlisted: 'The business was unlisted.',
  pictures: 'The pictures were changed.',
  invited: '{name} was invited as {role}.',
  invitedAgain: 'The invitation to {name} was sent again.',
  withdrawn: 'The invitation to {name} was withdrawn.',
  declined: '{name} declined the invitation.',
  joined: '{name} joined as {role}.',
  roleGiven: '{name} became {role}.',
  homesGiven: 'The properties of {name} were changed.',
  blocked: '{name} was blocked.',
  unblocked: '{name} is no longer blocked.',
  removed: '{name} was removed.',
  left: '{name} left.',
  roleMade: 'The role {role} was made.',
  roleChanged: 'The role {role} was changed.',
  roleDeleted: 'The role {role} was deleted.',
})
