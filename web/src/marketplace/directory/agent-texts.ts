import type { AgentKind, GetAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { type AgentCard, MOST_LISTINGS_COUNTED } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { AGENT_CATEGORIES, type AgentSearch } from './agent-search.ts'
import { text } from './agent.text.ts'

export type AgentResult = OutputOf<typeof GetAgents>

type Placed = Pick<AgentCard, 'City' | 'StateCode' | 'ServiceRadiusMiles' | 'BusinessType'>

/** `Denver, CO`, `Colorado` has only its code: `CO`; null for someone who gave no place. */
export function placeOf({ City, StateCode }: Pick<Placed, 'City' | 'StateCode'>): string | null {
  return [City, StateCode].filter(Boolean).join(', ') || null
}

/** `Within 25 miles of Denver, CO`; a business is in `Denver, CO` and names the cities that it serves. */
export function areaText(agent: Placed): string | null {
  const place = placeOf(agent)
  return place && agent.City && agent.BusinessType === null ? text.area({ place, miles: agent.ServiceRadiusMiles }) : place
}

/** `3 listings`, `1,000+ listings`; null for none. */
export function listingsText(count: number): string | null {
  if (count === 0) return null
  if (count > MOST_LISTINGS_COUNTED) return text.listingsAtLeast({ count: MOST_LISTINGS_COUNTED })
  return text.listings({ count })
}

export function experienceText(years: number | null): string | null {
  if (years === null) return null
  return years === 0 ? text.newAgent : text.experience({ count: years })
}

const PEOPLE: Readonly<Record<number, string>> = text.people

/** `Property managers in Denver, CO`: what the page shows, as its headline and its title. */
export function agentsTitle({ CategoryId, Kind }: AgentSearch, placeText: string | null): string {
  const category = AGENT_CATEGORIES.find(({ id }) => id === CategoryId)
  const people = (category && PEOPLE[category.id]) ?? (Kind === 'businesses' ? text.businesses : text.agents)
  return placeText ? text.peopleAt({ people, place: placeText }) : people
}

/** `12 agents`, `1,000+ businesses`, `No agents or businesses`. */
export function agentsCountText(
  { TotalCount, TotalIsCapped }: Pick<AgentResult, 'TotalCount' | 'TotalIsCapped'>,
  kind: AgentKind | null,
): string {
  const { none, found, atLeast } = text.counts[kind ?? 'all']
  if (TotalCount === 0) return none
  return (TotalIsCapped ? atLeast : found)({ count: TotalCount })
}
