import { GetAssetMap } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { SearchIcon } from '../../../ui/icons.ts'
import { StreetMap } from '../../../places/reference-data/StreetMap.tsx'
import type { MapHandle } from '../../../ui/map/MapView.tsx'
import { boundsAround, boundsWithin } from '../../../ui/map/map-shapes.ts'
import { MapPreview } from './MapPreview.tsx'
import { groupOf, pinOf } from './map-pin.ts'
import { type MapBox, type PropertySearch, addressOfSearch, filtersOf, roundedBox } from './search-address.ts'
import type { SearchResult } from './search-texts.ts'
import { useUsual } from '../../../sessions/use-usual.ts'
import { isMadeByMap, useMapSearch } from './use-map-search.ts'
import { type PickedPin, usePickedHomes } from './use-picked-homes.ts'
import styles from './SearchMap.module.css'
import { text } from './search-map.text.ts'

type SearchMapProps = {
  search: PropertySearch
  result: SearchResult
  /** Offers, not homes: one home may be on the market in two ways. */
  highlighted: string | null
  onHighlight: (offerId: string, isOn: boolean) => void
}

/** The contiguous states, for a search of everywhere that found nothing. */
const WHOLE_COUNTRY: MapBox = { South: 25, West: -124, North: 49, East: -67 }
const MILES_AROUND_PLACE = 15

/** Everything that the search finds in the part of the map that is in sight: single homes, or groups where they are many. */
export function SearchMap({ search, result, highlighted, onHighlight }: SearchMapProps) {
  const { searchHere, followSoon } = useMapSearch(search)
  const [isFollowed, setIsFollowed] = useUsual('searchAsMapMoves')
  const map = useRef<MapHandle>(null)
  const [view, setView] = useState<MapBox | null>(null)
  const [picked, setPicked] = useState<{ of: SearchResult; pins: readonly PickedPin[] } | null>(null)
  const [moved, setMoved] = useState<{ of: SearchResult; box: MapBox } | null>(null)
  const { bounds, stays } = useFirstBounds(search, result)
  const { pins, groups, findPins } = useWhatIsThere(search, result, view, highlighted)

  // What was opened or moved belongs to the results that were shown then.
  const homes = usePickedHomes(picked?.of === result ? picked.pins : NO_PINS, result)
  const box = moved?.of === result ? moved.box : null

  function recordMove(area: MapBox) {
    setMoved({ of: result, box: area })
    if (isFollowed) followSoon(area)
  }

  function changeFollowing(isOn: boolean) {
    setIsFollowed(isOn)
    if (isOn && box) followSoon(box)
  }

  function closePreview() {
    const [first] = homes
    setPicked(null)
    if (first) map.current?.focusPin(first.OfferId)
  }

  return (
    <div className={styles.frame}>
      <StreetMap
        ref={map}
        label={text.title}
        pins={pins}
        groups={groups}
        bounds={bounds}
        exact={search.Bounds !== null}
        stays={stays}
        highlighted={homes[0]?.OfferId ?? highlighted}
        onHighlight={onHighlight}
        onPick={(ids) => setPicked({ of: result, pins: findPins(ids) })}
        onMoved={recordMove}
        onView={(area) => setView(roundedBox(area))}
        onOpenGroup={searchHere}
        withoutMap={text.withoutMap}
      />
      <div className={styles.here}>
        <label className={styles.following}>
          <input type="checkbox" checked={isFollowed} onChange={(event) => changeFollowing(event.target.checked)} />
          <span>{text.searchAsMapMoves}</span>
        </label>
        {box && !isFollowed && (
          <Button size="sm" icon={SearchIcon} onClick={() => searchHere(box)}>
            {text.searchThisArea}
          </Button>
        )}
      </div>
      {homes.length > 0 && <MapPreview key={homes[0]?.OfferId} homes={homes} onClose={closePreview} />}
    </div>
  )
}

const NO_PINS: readonly PickedPin[] = []

/**
 * What stands on the map. Until the map can be asked about, and where it cannot, these are the homes of the list. Among
 * groups, a home of the list has a pin as long as one looks at its card.
 */
function useWhatIsThere(search: PropertySearch, result: SearchResult, view: MapBox | null, highlighted: string | null) {
  const input = { ...filtersOf(search), Sort: 'newest' as const, Bounds: view ?? WHOLE_COUNTRY }
  const { data } = useCall(GetAssetMap, input, { enabled: view !== null, keepPrevious: true })
  const groups = useMemo(() => (data?.Groups ?? []).map(groupOf), [data])
  const isGrouped = groups.length > 0
  const shown = data && !isGrouped ? data.Pins : result.Items
  const alone = isGrouped ? highlighted : null
  const pins = useMemo(() => shown.filter(({ OfferId }) => !isGrouped || OfferId === alone).flatMap(pinOf), [shown, isGrouped, alone])
  const findPins = (ids: readonly string[]): PickedPin[] => shown.filter(({ OfferId }) => ids.includes(OfferId))
  return { pins, groups, findPins }
}

/** What the map shows first of a search. Another page or order of the same does not move it, nor what it has asked for itself. */
function useFirstBounds(search: PropertySearch, result: SearchResult): { bounds: MapBox; stays: boolean } {
  const stays = isMadeByMap(useLocation())
  const searched = addressOfSearch({ ...search, Sort: 'newest', PageIndex: 0 })
  const [first, setFirst] = useState({ searched, bounds: boundsOf(search, result), stays })
  if (first.searched === searched) return first
  const next = { searched, bounds: boundsOf(search, result), stays }
  setFirst(next)
  return next
}

function boundsOf({ Bounds, RadiusMiles }: PropertySearch, { Items, Place }: SearchResult): MapBox {
  if (Bounds) return Bounds
  const found = boundsAround(Items.flatMap(pinOf))
  if (found) return found
  if (!Place || Place.Kind === 'state') return WHOLE_COUNTRY
  return boundsWithin({ latitude: Place.Latitude, longitude: Place.Longitude }, RadiusMiles ?? MILES_AROUND_PLACE)
}
