import type { SearchSort } from '@keystead/contract/assets/properties/property.search.ts'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ChevronDownIcon } from '../../../ui/icons.ts'
import { SEARCH_FORM_ID } from './FilterBar.tsx'
import { type PropertySearch, changedSearch } from './search-address.ts'
import { useSearchAddress } from './search-view.ts'
import { SEARCH_PARAMS } from './search-words.ts'
import styles from './SortSelect.module.css'

const SORT_TEXTS: Record<SearchSort, string> = {
  newest: 'Newest',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  area: 'Largest',
  distance: 'Nearest',
}

/** A part of the search form, standing with the results. */
export function SortSelect({ search }: { search: PropertySearch }) {
  const navigate = useNavigate()
  const addressOf = useSearchAddress()
  const sorts = (Object.keys(SORT_TEXTS) as SearchSort[]).filter((sort) => sort !== 'distance' || search.Place)
  return (
    <div className={styles.sort}>
      <label className={styles.label}>
        <span className={styles.word}>Sort by</span>
        <select
          key={search.Sort}
          name={SEARCH_PARAMS.sort}
          form={SEARCH_FORM_ID}
          defaultValue={search.Sort}
          className={styles.select}
          onChange={(event) => {
            void navigate(addressOf(changedSearch(search, { Sort: event.target.value as SearchSort })), { preventScrollReset: true })
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_TEXTS[sort]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size="sm" className={styles.arrow} />
      </label>
      <noscript>
        <Button type="submit" form={SEARCH_FORM_ID} size="sm">
          Sort
        </Button>
      </noscript>
    </div>
  )
}
