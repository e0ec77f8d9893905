import { ListSearchForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import { USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../navigation/chunks.ts'
import { SavedViews } from '../../../platform/saved-views/SavedViews.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chips, LinkChip } from '../../../ui/Chip.tsx'
import { ListFilters } from '../../../ui/form/ListFilters.tsx'
import { ChevronDownIcon, FilterIcon } from '../../../ui/icons.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { type SetFilter, setFilters } from './filter-texts.ts'
import type { ListFilter, ListSort, ListView } from './list-address.ts'
import { PROPERTY_VIEWS } from './property-views.ts'
import styles from './PropertyList.module.css'

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx').then((part) => part.FilterDialog))

const SORT_TEXTS: Record<ListSort, string> = {
  address: 'Address',
  updated: 'Last changed',
  title: 'Title',
  city: 'City',
  'lease-end': 'Lease ends first',
  'amount-low': 'Lowest asking amount',
  'amount-high': 'Highest asking amount',
}

type PropertyFiltersProps = {
  view: ListView
  /** Of the building whose units are shown. */
  buildingName: string | null
  addressOf: (change: Partial<ListView>) => string
  onChange: (change: Partial<ListView>) => void
  rows: { isCompact: boolean; change: (isCompact: boolean) => void }
  /** Whether people save views of this list. */
  hasViews: boolean
}

/** Narrows and orders an owner's list; every choice is an address. */
export function PropertyFilters({ view, buildingName, addressOf, onChange, rows, hasViews }: PropertyFiltersProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const chosen = setFilters(view, buildingName)
  return (
    <>
      <ListFilters
        label="Properties"
        rules={ListSearchForm}
        text={view.text}
        onText={(text) => onChange({ text })}
        placeholder="Address, unit, title or code"
        maxLength={100}
      >
        <Button icon={FilterIcon} onClick={() => setIsChoosing(true)}>
          {chosen.length === 0 ? 'Filters' : `Filters · ${chosen.length}`}
        </Button>
        {hasViews && <SavedViews of={PROPERTY_VIEWS} />}
        <Menu
          trigger={
            <Button variant="quiet" iconAfter={ChevronDownIcon}>
              Sort: {SORT_TEXTS[view.sort]}
            </Button>
          }
          entries={[
            ...USER_ASSET_SORTS.map((sort) => ({ text: SORT_TEXTS[sort], to: addressOf({ sort }), isCurrent: sort === view.sort })),
            { separator: true },
            { text: 'Compact rows', isChosen: rows.isCompact, onSelect: () => rows.change(!rows.isCompact) },
          ]}
        />
      </ListFilters>
      {chosen.length > 0 && (
        <div className={styles.filters}>
          <Chips>
            {chosen.map((filter) => (
              <FilterChip key={filter.text} filter={filter} addressOf={addressOf} />
            ))}
          </Chips>
        </div>
      )}
      {isChoosing && (
        <Suspense>
          <FilterDialog view={view} onClose={() => setIsChoosing(false)} onFilter={(filter: Partial<ListFilter>) => onChange(filter)} />
        </Suspense>
      )}
    </>
  )
}

function FilterChip({ filter, addressOf }: { filter: SetFilter; addressOf: PropertyFiltersProps['addressOf'] }) {
  return (
    <LinkChip to={addressOf(filter.without)} isCurrent removes={`${filter.text}. Remove this filter`}>
      {filter.text}
    </LinkChip>
  )
}
