import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import { classNames } from '../../ui/class-names.ts'
import { ListIcon, MapIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { SaveSearchButton } from '../../marketplace/saved-searches/SaveSearchButton.tsx'
import { CompareBar } from '../../marketplace/search/compare/CompareBar.tsx'
import { FilterBar } from '../../marketplace/search/search/FilterBar.tsx'
import { ActiveFilters, ResultList } from './ResultList.tsx'
import { SearchMap } from '../../marketplace/search/search/SearchMap.tsx'
import { SortSelect } from '../../marketplace/search/search/SortSelect.tsx'
import { type PropertySearch, searchFromAddress } from '../../marketplace/search/search/search-address.ts'
import { searchHead } from '../../marketplace/search/search/search-head.ts'
import { type SearchResult, countText, searchTitle } from '../../marketplace/search/search/search-texts.ts'
import { type SearchView, addressInView, useSearchView } from '../../marketplace/search/search/search-view.ts'
import { useLate } from '../../marketplace/search/search/use-late.ts'
import { RecentlySeen } from '../../marketplace/search/seen/RecentlySeen.tsx'
import styles from './PropertiesScreen.module.css'
import { text } from './results.text.ts'

export function loader({ context, url }: LoaderArgs): Promise<SearchResult> {
  return ensure(context, GetAssets, searchFromAddress(url.searchParams))
}

export function head({ data, url }: HeadArgs<SearchResult>): PageHead {
  return searchHead(searchFromAddress(url.searchParams), data, url)
}

/** A new answer that takes longer than this shows that it is on its way (spec §9). */
const REFRESH_DELAY_MS = 300

/** The marketplace: filters, the homes that fit, and where they are. Everything that is chosen stands in the address. */
export function PropertiesScreen() {
  const [params] = useSearchParams()
  const search = searchFromAddress(params)
  const result = useLoaded(GetAssets, search)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const isLate = useLate(useIsSearching(), REFRESH_DELAY_MS)
  const view = useSearchView()
  // The news that one was left may come after the news that the next one was reached.
  const highlight = (offerId: string, isOn: boolean) => setHighlighted((before) => (isOn ? offerId : before === offerId ? null : before))
  const shared = { search, result, highlighted, onHighlight: highlight }

  return (
    <>
      <div className={classNames(styles.page, view === 'map' && styles.mapChosen)}>
        <div className={styles.filters}>
          <FilterBar search={search} />
        </div>
        <div className={styles.list}>
          <header className={styles.header}>
            <h1 className={classNames(styles.title, 'display')} tabIndex={-1}>
              {searchTitle(search, result.Place?.Text ?? search.Place)}
            </h1>
            <div className={styles.tools}>
              <p className="tabular" role="status">
                {countText(search, result)}
              </p>
              <div className={styles.choices}>
                <SaveSearchButton search={search} />
                <SortSelect search={search} />
              </div>
            </div>
            <ActiveFilters search={search} />
          </header>
          <div className={styles.results}>
            {isLate ? <CardsSkeleton refreshing count={result.Items.length || 6} /> : <ResultList {...shared} />}
            <RecentlySeen />
          </div>
        </div>
        <div className={styles.map}>
          <SearchMap {...shared} />
        </div>
        <ViewSwitch search={search} view={view} />
      </div>
      <CompareBar />
    </>
  )
}

/** On a phone: the other of list and map. */
function ViewSwitch({ search, view }: { search: PropertySearch; view: SearchView }) {
  const other = view === 'map' ? 'list' : 'map'
  return (
    <p className={styles.switch}>
      <LinkButton to={addressInView(search, other)} variant="primary" icon={other === 'map' ? MapIcon : ListIcon} preventScrollReset>
        {other === 'map' ? text.map : text.list}
      </LinkButton>
    </p>
  )
}

/** Another search is being asked for, from this very page. */
function useIsSearching(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location?.pathname === pathname
}
