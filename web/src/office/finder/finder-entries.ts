import type { FindAnything, FoundHome, FoundLease, FoundPerson } from '@keystead/contract/office/finder/finder.operations.ts'
import type { RelationToHome } from '@keystead/contract/office/finder/finder.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { streetOf } from '../../leasing/assignments/lease-words.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { CommandEntry, CommandGroup } from '../../ui/CommandList.tsx'
import { ArrowRightIcon, ClipboardListIcon, HomeIcon, UserIcon } from '../../ui/icons.ts'
import type { QuickAdd } from './quick-adds.ts'
import { text as sentences } from './finder.text.ts'

/** Something that the search leads to. */
export type FinderEntry = CommandEntry & { to: string }

/** A screen of the menus. */
export type FinderPlace = { text: string; to: string }

type Findable = {
  text: string
  /** What the server has found by the text; undefined where it was not asked. */
  found: OutputOf<typeof FindAnything> | undefined
  adds: readonly QuickAdd[]
  places: readonly FinderPlace[]
}

/** What is found comes first, then what can be added, then screens; without a text only the last two. */
export function finderGroups({ text, found, adds, places }: Findable): CommandGroup<FinderEntry>[] {
  const fits = fitting(text)
  const groups = [
    { name: sentences.homes, entries: (found?.Homes ?? []).toSorted(byPlace).map(homeEntry) },
    { name: sentences.people, entries: (found?.People ?? []).map(personEntry) },
    { name: sentences.leases, entries: (found?.Leases ?? []).map(leaseEntry) },
    { name: sentences.add, entries: adds.filter(fits).map((add) => ({ ...add, key: `add ${add.key}` })) },
    { name: sentences.goTo, entries: places.filter(fits).map((place) => ({ ...place, key: `go ${place.to}`, icon: ArrowRightIcon })) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** Each word begins a word of it. */
function fitting(typed: string): (thing: { text: string }) => boolean {
  const words = typed.toLowerCase().split(' ').filter(Boolean)
  return ({ text }) => {
    const parts = text.toLowerCase().split(' ')
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
}

/** The units of a building stand below each other, 2 before 10. */
function byPlace(one: FoundHome, other: FoundHome): number {
  return one.Place.localeCompare(other.Place, 'en-US', { numeric: true })
}

function homeEntry({ AssetId, Title, Place, Relation }: FoundHome): FinderEntry {
  return { key: `home ${AssetId}`, text: Place, detail: Title, icon: HomeIcon, to: addressOfHome(AssetId, Relation) }
}

/** Two who are only written down may have one name in one home. */
function personEntry(person: FoundPerson, index: number): FinderEntry {
  if (person.Kind === 'connection') {
    const { ConnectionId, Name, ProfileType, IsPending } = person
    const detail = IsPending ? sentences.notConnected({ profile: ProfileType }) : ProfileType
    return { key: `person ${ConnectionId}`, text: Name, detail, icon: UserIcon, to: paths.connection(ConnectionId) }
  }
  const { Name, AssetId, Place, Relation } = person
  return {
    key: `tenant ${index}`,
    text: Name,
    detail: sentences.tenantOf({ street: streetOf(Place) }),
    icon: UserIcon,
    to: addressOfPeople(AssetId, Relation),
  }
}

const STATE_TEXTS: Record<FoundLease['State'], string> = {
  draft: sentences.draft,
  upcoming: sentences.upcoming,
  current: sentences.current,
  past: sentences.past,
}

function leaseEntry(lease: FoundLease): FinderEntry {
  const { LeaseId, AssetId, Place, Tenants, StartsOn, EndsOn, State, Relation } = lease
  const street = streetOf(Place)
  const days = `${formatDate(StartsOn)} – ${EndsOn === null ? sentences.openEnd : formatDate(EndsOn)}`
  return {
    key: `lease ${LeaseId}`,
    text: Tenants.length > 0 ? `${street}: ${Tenants.join(', ')}` : street,
    detail: `${STATE_TEXTS[State]} · ${days}`,
    icon: ClipboardListIcon,
    to: State === 'draft' ? addressOfDraft(AssetId, LeaseId, Relation) : addressOfPeople(AssetId, Relation),
  }
}

function addressOfHome(assetId: string, relation: RelationToHome): string {
  if (relation === 'agent') return paths.agentViewProperty(assetId)
  return relation === 'tenant' ? paths.tenantViewProperty(assetId) : paths.viewProperty(assetId)
}

/** Where tenants and leases stand on the page of a home; a tenant has a page of their own lease. */
function addressOfPeople(assetId: string, relation: RelationToHome): string {
  if (relation === 'agent') return paths.agentViewProperty(assetId, 'people')
  return relation === 'tenant' ? paths.tenantViewProperty(assetId) : paths.viewProperty(assetId, 'people')
}

function addressOfDraft(assetId: string, leaseId: string, relation: RelationToHome): string {
  return relation === 'agent' ? paths.agentAssignTenants(assetId, leaseId) : paths.assignProperty(assetId, 'tenants', null, leaseId)
}
