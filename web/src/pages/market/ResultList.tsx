import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { LinkChip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MapPinIcon, SearchIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { PropertyCard } from '../../marketplace/search/PropertyCard.tsx'
import { FavoriteButton } from '../../marketplace/favorites/FavoriteButton.tsx'
import { CompareMark } from '../../marketplace/search/compare/CompareButton.tsx'
import { ANY_PROPERTY, type PropertySearch, changedSearch } from '../../marketplace/search/search/search-address.ts'
import { type SearchResult, activeFilters, relaxationText, relaxedSearch } from '../../marketplace/search/search/search-texts.ts'
import { useSearchAddress } from '../../marketplace/search/search/search-view.ts'
import styles from './ResultList.module.css'
import { text as words } from './results.text.ts'

/** How wide a card's picture is drawn: two columns beside the map, one or two below its size. */
const CARD_SIZES = '(width >= 1680px) 20vw, (width >= 992px) 28vw, (width >= 640px) 46vw, 92vw'
/** Cards that are in sight at first on most screens. */
const FIRST_ROW = 2

type ResultListProps = {
  search: PropertySearch
  result: SearchResult
  highlighted: string | null
  onHighlight: (offerId: string, isOn: boolean) => void
}

/** The homes found, and the pages of them. */
export function ResultList({ search, result, highlighted, onHighlight }: ResultListProps) {
  const addressOf = useSearchAddress()
  if (result.PlaceIsUnknown) return <UnknownPlace search={search} />
  if (result.Items.length === 0)
    return result.TotalCount > 0 ? (
      <PastTheEnd first={addressOf(changedSearch(search, {}))} icon={SearchIcon} />
    ) : (
      <NothingFound search={search} result={result} />
    )
  return (
    <>
      <ul className={styles.cards} aria-label={words.results}>
        {result.Items.map((listing, index) => (
          <li key={listing.OfferId}>
            <PropertyCard
              listing={listing}
              to={paths.property(listing.AssetId)}
              level={2}
              sizes={CARD_SIZES}
              priority={index < FIRST_ROW}
              highlighted={listing.OfferId === highlighted}
              onHighlight={(isOn) => onHighlight(listing.OfferId, isOn)}
              actions={<CardActions listing={listing} />}
            />
          </li>
        ))}
      </ul>
      <Pagination page={result} addressOf={(page) => addressOf({ ...search, ...page })} />
    </>
  )
}

function CardActions({ listing: { AssetId, Title } }: { listing: ListingCard }) {
  return (
    <>
      <CompareMark assetId={AssetId} title={Title} />
      <FavoriteButton assetId={AssetId} title={Title} />
    </>
  )
}

/** Filters that are set, each as a link to the search without it. */
export function ActiveFilters({ search }: { search: PropertySearch }) {
  const addressOf = useSearchAddress()
  const filters = activeFilters(search)
  if (filters.length === 0) return null
  return (
    <ul className={styles.active} aria-label={words.activeFilters}>
      {filters.map(({ key, text, without }) => (
        <li key={key}>
          <LinkChip to={addressOf(without)} removes={words.removeFilter({ filter: text })}>
            {text}
          </LinkChip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link to={addressOf(withoutFilters(search))} className={styles.clear} preventScrollReset>
            {words.clearAll}
          </Link>
        </li>
      )}
    </ul>
  )
}

function withoutFilters({ Place, Sort, PageSize }: PropertySearch): PropertySearch {
  return changedSearch(ANY_PROPERTY, { Place, Sort, PageSize })
}

function UnknownPlace({ search }: { search: PropertySearch }) {
  const addressOf = useSearchAddress()
  return (
    <EmptyState
      title={words.unknownPlace({ place: search.Place ?? '' })}
      icon={MapPinIcon}
      action={<LinkButton to={addressOf(changedSearch(search, { Place: null }))}>{words.searchEverywhere}</LinkButton>}
    >
      {words.unknownPlaceHelp}
    </EmptyState>
  )
}

/** Nothing fits; the server knows which filter to let go of first. */
function NothingFound({ search, result }: { search: PropertySearch; result: SearchResult }) {
  const addressOf = useSearchAddress()
  const hasFilters = activeFilters(search).length > 0
  return (
    <EmptyState title={messages.noPropertiesFound} icon={SearchIcon}>
      {result.Relaxations.length > 0 && (
        <>
          <p>{words.relaxations}</p>
          <ul className={styles.relaxations}>
            {result.Relaxations.map((relaxation) => (
              <li key={`${relaxation.Drop} ${relaxation.RadiusMiles}`}>
                <LinkButton to={addressOf(relaxedSearch(search, relaxation))} wide>
                  {relaxationText(search, relaxation)}
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {result.Relaxations.length === 0 && !hasFilters && <p>{words.noneListed}</p>}
      {hasFilters && (
        <p className={styles.lastWay}>
          <Link to={addressOf(withoutFilters(search))}>{words.clearAllFilters}</Link>
        </p>
      )}
    </EmptyState>
  )
}
