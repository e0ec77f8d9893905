import { ListSearchForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import { GetUserAssetCounts, USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { useCall } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chips, LinkChip } from '../../../ui/Chip.tsx'
import { ListFilters } from '../../../ui/form/ListFilters.tsx'
import { ChevronDownIcon } from '../../../ui/icons.ts'
import { Menu } from '../../../ui/Menu.tsx'
import type { ListSort, ListView } from './list-address.ts'

const SORT_TEXTS: Record<ListSort, string> = {
  address: 'Address',
  updated: 'Last changed',
  title: 'Title',
  city: 'City',
  'lease-end': 'Lease ends first',
  'amount-low': 'Lowest amount',
  'amount-high': 'Highest amount',
}

type PropertyFiltersProps = {
  view: ListView
  /** Of the building whose units are shown. */
  buildingTitle: string | null
  addressOf: (change: Partial<ListView>) => string
  onText: (text: string) => void
}

/** Narrows and orders an owner's list; every choice is an address. */
export function PropertyFilters({ view, buildingTitle, addressOf, onText }: PropertyFiltersProps) {
  const { data: counts } = useCall(GetUserAssetCounts, {})
  const categories = [
    { text: 'All kinds', category: null },
    { text: 'Residential', category: CATEGORIES.Residential },
    { text: 'Commercial', category: CATEGORIES.Commercial },
  ] as const
  return (
    <ListFilters
      label="Properties"
      rules={ListSearchForm}
      text={view.text}
      onText={onText}
      placeholder="Title, address or reference code"
      maxLength={100}
    >
      <Chips>
        {categories.map(({ text, category }) => (
          <LinkChip key={text} to={addressOf({ category })} isCurrent={view.category === category}>
            {text}
          </LinkChip>
        ))}
        {(view.buildings || Boolean(counts?.Buildings)) && (
          <LinkChip to={addressOf({ buildings: !view.buildings, buildingId: null })} isCurrent={view.buildings}>
            Buildings
          </LinkChip>
        )}
        {view.buildingId && (
          <LinkChip
            to={addressOf({ buildingId: null })}
            isCurrent
            removes={`Units of ${buildingTitle ?? 'one building'}. Show all properties again`}
          >
            Units of {shortened(buildingTitle ?? 'one building')}
          </LinkChip>
        )}
      </Chips>
      <Menu
        trigger={
          <Button variant="quiet" iconAfter={ChevronDownIcon}>
            Sort: {SORT_TEXTS[view.sort]}
          </Button>
        }
        entries={USER_ASSET_SORTS.map((sort) => ({
          text: SORT_TEXTS[sort],
          to: addressOf({ sort }),
          isCurrent: sort === view.sort,
        }))}
      />
    </ListFilters>
  )
}

const LONGEST_IN_CHIP = 28

/** A chip is one line on a phone, too. */
function shortened(title: string): string {
  const characters = [...title]
  return characters.length <= LONGEST_IN_CHIP ? title : `${characters.slice(0, LONGEST_IN_CHIP).join('')}…`
}
