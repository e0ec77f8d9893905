import { AGENT_KINDS, AGENT_SORTS, type AgentFilters } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { PROFILE_CATEGORIES } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { LONGEST_SEARCH, searchWords } from '@keystead/contract/values/search-words.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

/*
 * The address of the directory and the input of GetAgents are the same thing in two spellings:
 * `/Agents?place=Denver,+CO&does=property-manager`. What an address says wrongly is left out, never refused: people
 * shorten addresses, and forms without script send every field, filled in or not.
 */

/** The names after the `?`, in the order in which they are written. */
export const AGENT_PARAMS = { place: 'place', kind: 'who', category: 'does', words: 'q', sort: 'sort', size: 'size', page: 'page' } as const

/** A whole search, every field there: the input of GetAgents. */
export type AgentSearch = Required<AgentFilters> & { PageIndex: number; PageSize: number }

const GRID_PAGE_SIZE = 12

export const ANY_AGENT: AgentSearch = {
  Place: null,
  Kind: null,
  CategoryId: null,
  Text: null,
  Sort: 'listings',
  PageIndex: 0,
  PageSize: GRID_PAGE_SIZE,
}

/** `Property manager` -> `property-manager`. A word never changes its meaning. */
export const AGENT_CATEGORIES = PROFILE_CATEGORIES[PROFILE_TYPES.Agent].map(({ id, name }) => ({
  id,
  name,
  word: name.toLowerCase().replaceAll(' ', '-'),
}))

export function agentSearchFromAddress(params: URLSearchParams): AgentSearch {
  const text = (name: string) => searchWords(params.get(name) ?? '') || null
  const place = notLonger(text(AGENT_PARAMS.place), LONGEST_SEARCH.place)
  const sort = AGENT_SORTS.find((candidate) => candidate === text(AGENT_PARAMS.sort)) ?? ANY_AGENT.Sort
  const category = text(AGENT_PARAMS.category)?.toLowerCase()
  return {
    Place: place,
    Kind: AGENT_KINDS.find((kind) => kind === text(AGENT_PARAMS.kind)) ?? null,
    CategoryId: AGENT_CATEGORIES.find(({ word }) => word === category)?.id ?? null,
    Text: notLonger(text(AGENT_PARAMS.words), LONGEST_SEARCH.words),
    // Distances are measured from a place.
    Sort: sort === 'distance' && !place ? ANY_AGENT.Sort : sort,
    PageIndex: pageIndexOf(params),
    PageSize: pageSizeOf(params, GRID_PAGE_SIZE),
  }
}

/** The address of a search; only what differs from looking at everyone is written. */
export function addressOfAgents(search: AgentSearch): string {
  const address = paths.agents({
    [AGENT_PARAMS.place]: search.Place || null,
    [AGENT_PARAMS.kind]: search.Kind,
    [AGENT_PARAMS.category]: AGENT_CATEGORIES.find(({ id }) => id === search.CategoryId)?.word,
    [AGENT_PARAMS.words]: search.Text || null,
    [AGENT_PARAMS.sort]: search.Sort === ANY_AGENT.Sort ? null : search.Sort,
    [AGENT_PARAMS.size]: unusualSize(search.PageSize, GRID_PAGE_SIZE),
    [AGENT_PARAMS.page]: pageNumberOf(search.PageIndex),
  })
  // A comma needs no disguise in a query, and without it an address can be read.
  return address.replaceAll('%2C', ',')
}

/** A search changed in some respect starts again at its first page. */
export function changedAgentSearch(search: AgentSearch, change: Partial<AgentSearch>): AgentSearch {
  const changed = { ...search, PageIndex: 0, ...change }
  return changed.Sort === 'distance' && !changed.Place ? { ...changed, Sort: ANY_AGENT.Sort } : changed
}

export function isNarrowed({ Place, Kind, CategoryId, Text }: AgentSearch): boolean {
  return Place !== null || Kind !== null || CategoryId !== null || Text !== null
}

/** What is too long to be searched for is as good as nothing. */
function notLonger(text: string | null, length: number): string | null {
  return text !== null && text.length <= length ? text : null
}
