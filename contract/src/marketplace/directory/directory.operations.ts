import { z } from 'zod'
import { publicAccess } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { choice, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import { LONGEST_SEARCH } from '../../values/search-words.ts'
import { PROFILE_CATEGORIES } from '../../identity/profiles/profile-categories.ts'
import { ProfileNotFound } from '../../identity/profiles/profile.operations.ts'
import { PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'
import { AgentCard, PublicProfile } from './directory.schemas.ts'

const users = area('users')

/** Orders of the directory; every one ends in the id, so that pages never overlap. */
export const AGENT_SORTS = ['listings', 'name', 'newest', 'distance'] as const
export type AgentSort = (typeof AGENT_SORTS)[number]

/** Whom the directory shows; all where none is chosen. */
export const AGENT_KINDS = ['agents', 'businesses'] as const
export type AgentKind = (typeof AGENT_KINDS)[number]

const agentCategoryIds = PROFILE_CATEGORIES[PROFILE_TYPES.Agent].map(({ id }) => id)

/** Filters of GetAgents. The web keeps the same in the address bar. */
const agentSearchFields = {
  /** What a person typed into the place box: `Denver, CO`, `80202`, `Colorado`. */
  Place: searchText('Place', LONGEST_SEARCH.place).nullish(),
  Kind: z.enum(AGENT_KINDS, { error: 'Kind is not valid.' }).nullish(),
  CategoryId: choice('Category', agentCategoryIds).nullish(),
  /** Words of a name or a company. */
  Text: searchText('Name', LONGEST_SEARCH.words).nullish(),
  Sort: z.enum(AGENT_SORTS, { error: 'Sort is not valid.' }).default('listings'),
}

export const AgentFilters = z.strictObject(agentSearchFields)
export type AgentFilters = z.output<typeof AgentFilters>

export const GetAgents = users.query('GetAgents', {
  summary:
    'Searches agents whose page is public, and listed businesses. With a city or a ZIP: those who work there, by their own radius or the cities that they serve. `TotalCount` is exact up to 1,000.',
  access: publicAccess('The directory is for visitors.'),
  input: z.strictObject({ ...agentSearchFields, ...pagingInput }),
  output: pageOf(AgentCard).extend({
    /** How the place text was understood; null when none was given or none is known. */
    Place: z.object({ Text: z.string(), Kind: z.enum(['city', 'zip', 'state']) }).nullable(),
    PlaceIsUnknown: z.boolean(),
  }),
  reads: ['profile'],
})

export const GetTopAgents = users.query('GetTopAgents', {
  summary: 'Agents for the home page: those with a picture first, then by how much they have on the market.',
  access: publicAccess('The home page is for visitors.'),
  input: z.strictObject({ Count: wholeNumber('Count', { min: 1, max: 20 }).default(6) }),
  output: z.object({ Items: z.array(AgentCard) }),
  reads: ['profile'],
})

export const GetProfileDetails = users.query('GetProfileDetails', {
  summary:
    'The public page of an agent, an owner or a business. One that is private, closed or unconfirmed is answered like one that is missing.',
  access: publicAccess('Pages of agents and owners are for visitors.'),
  input: z.strictObject({ ProfileId: rowId('Profile') }),
  output: PublicProfile,
  errors: [ProfileNotFound],
  reads: ['profile', 'branding', 'business'],
})
