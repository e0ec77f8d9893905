import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/directory/agents', {
  agents: 'Agents',
  nameOrCompany: 'Name or company',
  kind: 'Who',
  anyKind: 'Everyone',
  kinds: { agents: 'Agents', businesses: 'Businesses' },
  category: 'Specialty',
  anyCategory: 'Any specialty',
  sortBy: 'Sort by',
  pageDescription: '{title}: who they are, where they work, what they have listed, and how to contact them.',
  intro: 'Agents and businesses manage, list and show properties for owners. Find one in your area and send a message.',
  seeAll: 'See all agents and businesses',
  noBusinessesFound: 'No businesses found.',
  unknownPlace: 'We can’t find a place called “{place}”.',
  unknownPlaceHelp: 'Try a city with its state, such as “Denver, CO”, a state, or a five-digit ZIP code.',
  noMatchHelp: 'Nothing matches all of this. Try a larger city nearby or any specialty.',
  noneYetHelp: 'No agents or businesses have a public page here yet.',
  sorts: { listings: 'Most listings', name: 'Name', newest: 'Newest', distance: 'Nearest' },
  pageTitle: '{title}, page {page}',
})
