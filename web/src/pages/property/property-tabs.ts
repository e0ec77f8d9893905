import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { PropertyTab } from '@keystead/contract/navigation/addresses.ts'
import { viewAddress } from '../../properties/properties/form/property-places.ts'
import { hasUnitsPart } from '../../properties/units/units-text.ts'
import type { Tab } from '../../ui/Tabs.tsx'
import { text } from './property-page.text.ts'

export type OpenTab = PropertyTab | 'overview'

/** Where links led before there were tabs: emails that are kept still have them. */
const OLD_PEOPLE_ANCHOR = '#people'

/** The tabs that a property has for its reader, and which of them the address opens. One that it has not counts as not named. */
export function propertyTabs(
  details: UserAssetDetails,
  { search, hash }: { search: string; hash: string },
  /** Whether the reader’s role lets them read documents. */
  mayReadDocuments: boolean,
): { open: OpenTab; tabs: Tab[] } {
  const { AssetId, Relation, Units } = details
  const all: { name: OpenTab; text: string; count?: number | null }[] = [
    { name: 'overview', text: text.overview },
    { name: 'people', text: text.leasesAndPeople },
    ...(hasUnitsPart(details) ? [{ name: 'units' as const, text: text.units, count: Units?.Count ?? null }] : []),
    ...(mayReadDocuments && hasDocuments(details) ? [{ name: 'documents' as const, text: text.documents }] : []),
    { name: 'listing', text: text.listing },
    { name: 'details', text: text.details },
    { name: 'activity', text: text.activity },
  ]
  const named = new URLSearchParams(search).get('tab') ?? (hash === OLD_PEOPLE_ANCHOR ? 'people' : null)
  const open = all.find(({ name }) => name === named)?.name ?? 'overview'
  return {
    open,
    tabs: all.map(({ name, ...tab }) => ({
      ...tab,
      to: viewAddress(AssetId, Relation, name === 'overview' ? undefined : name),
      isCurrent: name === open,
    })),
  }
}

/** Papers of a home are open to those who own it, and to agents who look after them. */
function hasDocuments({ Relation, Scopes }: UserAssetDetails): boolean {
  return Relation !== 'agent' || Scopes.includes('documents')
}
