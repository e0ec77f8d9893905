import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/directory/agents', {
  agents: 'Agents',
  nameOrCompany: 'Name or company',
  category: 'Specialty',
  anyCategory: 'Any specialty',
  sortBy: 'Sort by',
  pageDescription: '{title}: who they are, where they work, what they have listed, and how to contact them.',
  intro: 'Agents manage, list and show properties for owners. Find one in your area and send a message.',
  seeAll: 'See all agents',
  unknownPlace: 'We can’t find a place called “{place}”.',
  unknownPlaceHelp: 'Try a city with its state, such as “Denver, CO”, a state, or a five-digit ZIP code.',
  noMatchHelp: 'No agents match all of this. Try a larger city nearby or any specialty.',
  noneYetHelp: 'No agents have a public profile here yet.',
  sorts: { listings: 'Most listings', name: 'Name', newest: 'Newest', distance: 'Nearest' },
  pageTitle: '{title}, page {page}',
})
