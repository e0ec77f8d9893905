import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/agent-properties', {
  whichProperties: 'Which properties',
  noneAtAll: 'Owners whom you are connected with give you properties: invite one, or wait for their assignment.',
  noneCurrent: 'An owner whom you are connected with assigns a property to you, with a contract and what you may do.',
  noneUpcoming: 'Nothing begins later.',
  nonePast: 'What you give back, or what ends, stays in this list with its dates.',
  noneToList: 'Properties stand here once an owner allows you to list them.',
  noneListed: 'Nothing that you may list is on the market. Put one there once nothing is missing.',
  noneUnlisted: 'Everything that you may list is on the market.',
  seeAssigned: 'See what is assigned to you',
  inviteAnOwner: 'Invite an owner',
  myProperties: 'My properties',
  myPropertiesIntro: 'What you may put on the market for its owners.',
  properties: 'Properties',
  propertiesIntro: 'What owners have given you: now, soon, and before.',
  assignedProperties: 'Assigned properties',
  assignedPropertiesIntro: 'What is in your hands now: for whom, and under which contract.',
})
