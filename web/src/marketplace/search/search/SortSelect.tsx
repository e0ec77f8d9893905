import type { SearchSort } from '@keystead/contract/marketplace/search/search.values.ts'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ChevronDownIcon } from '../../../ui/icons.ts'
import { SEARCH_FORM_ID } from './FilterBar.tsx'
import { type PropertySearch, changedSearch, isPossibleSort, usualSort } from './search-address.ts'
import { useSearchAddress } from './search-view.ts'
import { SEARCH_PARAMS } from './search-words.ts'
import styles from './SortSelect.module.css'
import { text } from './filter-bar.text.ts'

const SORT_TEXTS: Record<SearchSort, string> = {
  best: text.bestMatch,
  newest: text.newest,
  'price-low': text.lowestPrice,
  'price-high': text.highestPrice,
  area: text.largest,
  distance: text.nearest,
}

/** A part of the search form, standing with the results. */
export function SortSelect({ search }: { search: PropertySearch }) {
  const navigate = useNavigate()
  const addressOf = useSearchAddress()
  const sorts = (Object.keys(SORT_TEXTS) as SearchSort[]).filter((sort) => isPossibleSort(sort, search))
  // The usual order has no word, so that a form in which words are typed is answered in the order of words.
  const wordOf = (sort: SearchSort) => (sort === usualSort(search) ? '' : sort)
  return (
    <div className={styles.sort}>
      <label className={styles.label}>
        <span className={styles.word}>{text.sortBy}</span>
        <select
          key={`${wordOf(search.Sort)} ${usualSort(search)}`}
          name={SEARCH_PARAMS.sort}
          form={SEARCH_FORM_ID}
          defaultValue={wordOf(search.Sort)}
          className={styles.select}
          onChange={(event) => {
            void navigate(addressOf(changedSearch(search, { Sort: (event.target.value || usualSort(search)) as SearchSort })), {
              preventScrollReset: true,
            })
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={wordOf(sort)}>
              {SORT_TEXTS[sort]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size="sm" className={styles.arrow} />
      </label>
      <noscript>
        <Button type="submit" form={SEARCH_FORM_ID} size="sm">
          {text.sort}
        </Button>
      </noscript>
    </div>
  )
}
