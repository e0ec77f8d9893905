import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/directory/agents', {
  agents: 'Agents',
  nameOrCompany: 'Name or company',
  whatTheyDo: 'Specialty',
  anythingTheyDo: 'Any specialty',
  sortBy: 'Sort by',
  pageDescription: '{title}: who they are, where they work, what they have listed, and how to contact them.',
  peopleWhoManageListAnd: 'Agents manage, list and show properties for owners. Find one in your area and send a message.',
  seeAllAgents: 'See all agents',
  weDoNotKnowA: 'We can’t find a place called “{place}”.',
  tryACityWithIts: 'Try a city with its state, such as “Denver, CO”, a state, or a five-digit ZIP code.',
  thereIsNoSuchPage: 'This page no longer exists.',
  goToTheFirstPage: 'Go to the first page',
  nobodyFitsAllOfThis: 'No agents match all of this. Try a larger city nearby or any specialty.',
  noAgentHasMadeTheir: 'No agents have a public profile here yet.',
  sorts: { listings: 'Most listings', name: 'Name', newest: 'Newest', distance: 'Nearest' },
  pageTitle: '{title}, page {page}',
})
