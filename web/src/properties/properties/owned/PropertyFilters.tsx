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
import { text as words } from './property-list.text.ts'

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx').then((part) => part.FilterDialog))

const SORT_TEXTS: Record<ListSort, string> = {
  address: words.address,
  updated: words.lastChanged,
  title: words.title,
  city: words.city,
  'lease-end': words.leaseEndSort,
  'amount-low': words.lowestAskingAmount,
  'amount-high': words.highestAskingAmount,
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
        label={words.properties}
        rules={ListSearchForm}
        text={view.text}
        onText={(text) => onChange({ text })}
        placeholder={words.searchPlaceholder}
        maxLength={100}
      >
        <Button icon={FilterIcon} onClick={() => setIsChoosing(true)}>
          {chosen.length === 0 ? words.filters : words.filtersChosen({ count: chosen.length })}
        </Button>
        {hasViews && <SavedViews of={PROPERTY_VIEWS} />}
        <Menu
          trigger={
            <Button variant="quiet" iconAfter={ChevronDownIcon}>
              {words.sort({ order: SORT_TEXTS[view.sort] })}
            </Button>
          }
          entries={[
            ...USER_ASSET_SORTS.map((sort) => ({ text: SORT_TEXTS[sort], to: addressOf({ sort }), isCurrent: sort === view.sort })),
            { separator: true },
            { text: words.compactRows, isChosen: rows.isCompact, onSelect: () => rows.change(!rows.isCompact) },
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
    <LinkChip to={addressOf(filter.without)} isCurrent removes={words.removeFilter({ filter: filter.text })}>
      {filter.text}
    </LinkChip>
  )
}
