import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/agent-properties', {
  whichProperties: 'Which properties',
  noneAtAll: 'Owners you’re connected with assign properties to you. Invite one, or wait for an assignment.',
  noneCurrent: 'An owner you’re connected with can assign a property to you, with a contract and what you may do.',
  noneUpcoming: 'No assignments are coming up.',
  nonePast: 'Assignments that have ended stay in this list with their dates.',
  noneToList: 'Properties show up here once an owner lets you list them.',
  noneListed: 'None of the properties you may list are on the market. You can list one once nothing is missing.',
  noneUnlisted: 'Everything you may list is on the market.',
  seeAssigned: 'View assigned properties',
  inviteAnOwner: 'Invite an owner',
  myProperties: 'My properties',
  myPropertiesIntro: 'Properties you may list for their owners.',
  properties: 'Properties',
  propertiesIntro: 'Properties owners have assigned to you: current, upcoming and past.',
  assignedProperties: 'Assigned properties',
  assignedPropertiesIntro: 'Properties assigned to you now, with their owners and contracts.',
})
