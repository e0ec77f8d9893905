import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/directory/agent', {
  milesAway: '{miles} mi away',
  agents: 'Agents',
  businesses: 'Businesses',
  area: 'Within {miles} miles of {place}',
  newAgent: 'New to the profession',
  experience: { one: '{count} year of experience', other: '{count} years of experience' },
  noAgents: 'No agents',
  found: { one: '{count} agent', other: '{count} agents' },
  foundAtLeast: '{count}+ agents',
  noBusinesses: 'No businesses',
  foundBusinesses: { one: '{count} business', other: '{count} businesses' },
  foundBusinessesAtLeast: '{count}+ businesses',
  noneOfAll: 'No agents or businesses',
  foundOfAll: { one: '{count} agent or business', other: '{count} agents and businesses' },
  foundOfAllAtLeast: '{count}+ agents and businesses',
  listingsAtLeast: '{count}+ listings',
  listings: { one: '{count} listing', other: '{count} listings' },
  peopleAt: '{people} in {place}',
  /** Those of one category, by its id. */
  people: {
    21: 'Property managers',
    22: 'Leasing agents',
    23: 'Listing agents',
    24: 'Buyer agents',
    25: 'Brokers',
    26: 'Assistants',
    27: 'Maintenance coordinators',
  },
})
