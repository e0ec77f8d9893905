import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/directory/agent', {
  milesAway: '{miles} mi away',
  agents: 'Agents',
  businesses: 'Businesses',
  area: 'Within {miles} miles of {place}',
  newAgent: 'New to the profession',
  experience: { one: '{count} year of experience', other: '{count} years of experience' },
  counts: {
    all: {
      none: 'No agents or businesses',
      found: { one: '{count} agent or business', other: '{count} agents and businesses' },
      atLeast: '{count}+ agents and businesses',
    },
    agents: { none: 'No agents', found: { one: '{count} agent', other: '{count} agents' }, atLeast: '{count}+ agents' },
    businesses: {
      none: 'No businesses',
      found: { one: '{count} business', other: '{count} businesses' },
      atLeast: '{count}+ businesses',
    },
  },
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
