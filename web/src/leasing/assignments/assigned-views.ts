import type { GetUserAssignedAssets, GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { text } from './assigned.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'

type Place = (search: Search) => string
export type AssignedFilters = Pick<InputOf<typeof GetUserAssignedAssets>, 'State' | 'Scope' | 'IsListed'>
type Counts = OutputOf<typeof GetUserAssignedCounts>

/** One view of a list: its tab, the address that shows it, and what is in it. */
export type AssignedViewKind = {
  text: string
  place: Place
  filters: AssignedFilters
  count: (counts: Counts) => number
  /** Without a tab while there is nothing in it. */
  isRare?: true
}
export type AssignedViews<Key extends string> = Readonly<Record<Key, AssignedViewKind>>

const listable = ({ Listed, ReadyToList, NotReady }: Counts) => Listed + ReadyToList + NotReady
const inTime = ({ Current, Upcoming, Past }: Counts) => Current + Upcoming + Past

/** What owners have given to an agent. Of the views with one address, the first is what it shows by itself. */
export const AGENT_VIEWS = {
  all: { text: text.all, place: paths.agentProperties, filters: {}, count: inTime },
  current: { text: text.current, place: paths.assignedProperties, filters: { State: 'current' }, count: ({ Current }) => Current },
  upcoming: {
    text: text.upcoming,
    place: paths.agentProperties,
    filters: { State: 'upcoming' },
    count: ({ Upcoming }) => Upcoming,
    isRare: true,
  },
  past: { text: text.past, place: paths.agentProperties, filters: { State: 'past' }, count: ({ Past }) => Past, isRare: true },
  mine: { text: text.yoursToList, place: paths.agentMyProperties, filters: { State: 'current', Scope: 'list' }, count: listable },
  listed: {
    text: text.listed,
    place: paths.agentMyProperties,
    filters: { State: 'current', Scope: 'list', IsListed: true },
    count: ({ Listed }) => Listed,
    isRare: true,
  },
  unlisted: {
    text: text.unlisted,
    place: paths.agentMyProperties,
    filters: { State: 'current', Scope: 'list', IsListed: false },
    count: ({ ReadyToList, NotReady }) => ReadyToList + NotReady,
    isRare: true,
  },
} as const satisfies AssignedViews<string>
export type AgentView = keyof typeof AGENT_VIEWS

/** What a tenant rents. */
export const TENANT_VIEWS = {
  all: { text: text.all, place: paths.connectedProperties, filters: {}, count: inTime },
  current: { text: text.current, place: paths.tenantProperties, filters: { State: 'current' }, count: ({ Current }) => Current },
  upcoming: {
    text: text.upcoming,
    place: paths.connectedProperties,
    filters: { State: 'upcoming' },
    count: ({ Upcoming }) => Upcoming,
    isRare: true,
  },
  past: { text: text.past, place: paths.connectedProperties, filters: { State: 'past' }, count: ({ Past }) => Past, isRare: true },
} as const satisfies AssignedViews<string>
export type TenantView = keyof typeof TENANT_VIEWS

/** The views with one address, as its `?tab=` names them; the first needs no name. */
export function viewsAt<Key extends string>(views: AssignedViews<Key>, place: Place): [Key, ...Key[]] {
  const [first, ...others] = (Object.keys(views) as Key[]).filter((key) => views[key].place === place)
  if (first === undefined) throw new Error('no view has this address')
  return [first, ...others]
}
