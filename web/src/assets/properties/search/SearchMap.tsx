import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { SearchIcon } from '../../../ui/icons.ts'
import { type MapHandle, MapView } from '../../../ui/map/MapView.tsx'
import { boundsAround, boundsWithin } from '../../../ui/map/map-shapes.ts'
import { MapPreview } from './MapPreview.tsx'
import { pinOf } from './map-pin.ts'
import { type MapBox, type PropertySearch, changedSearch } from './search-address.ts'
import type { SearchResult } from './search-texts.ts'
import { useSearchAddress } from './search-view.ts'
import styles from './SearchMap.module.css'

type SearchMapProps = {
  search: PropertySearch
  result: SearchResult
  highlighted: string | null
  onHighlight: (id: string, isOn: boolean) => void
}

/** The contiguous states, for a search of everywhere that found nothing. */
const WHOLE_COUNTRY: MapBox = { South: 25, West: -124, North: 49, East: -67 }
const MILES_AROUND_PLACE = 15

/** The homes of this page where they stand. */
export function SearchMap({ search, result, highlighted, onHighlight }: SearchMapProps) {
  const navigate = useNavigate()
  const addressOf = useSearchAddress()
  const map = useRef<MapHandle>(null)
  const [picked, setPicked] = useState<{ of: SearchResult; ids: readonly string[] } | null>(null)
  const [moved, setMoved] = useState<{ of: SearchResult; box: MapBox } | null>(null)
  const pins = useMemo(() => result.Items.flatMap(pinOf), [result])
  const bounds = useMemo(() => boundsOf(search, result), [search, result])
  // What was opened or moved belongs to the results that were shown then.
  const homes = picked?.of === result ? result.Items.filter(({ AssetId }) => picked.ids.includes(AssetId)) : []
  const box = moved?.of === result ? moved.box : null

  function searchHere(area: MapBox) {
    void navigate(addressOf(changedSearch(search, { Place: null, Bounds: area })), { preventScrollReset: true })
  }

  function closePreview() {
    const [first] = homes
    setPicked(null)
    if (first) map.current?.focusPin(first.AssetId)
  }

  return (
    <div className={styles.frame}>
      <MapView
        ref={map}
        label="Results on the map"
        pins={pins}
        bounds={bounds}
        highlighted={homes[0]?.AssetId ?? highlighted}
        onHighlight={onHighlight}
        onPick={(ids) => setPicked({ of: result, ids })}
        onMoved={(area) => setMoved({ of: result, box: area })}
        withoutMap="This browser cannot draw the map. Everything on it is in the list as well."
      />
      {box && (
        <div className={styles.here}>
          <Button size="sm" icon={SearchIcon} onClick={() => searchHere(box)}>
            Search this area
          </Button>
        </div>
      )}
      {homes.length > 0 && <MapPreview key={homes[0]?.AssetId} homes={homes} onClose={closePreview} />}
    </div>
  )
}

function boundsOf({ Bounds, RadiusMiles }: PropertySearch, { Items, Place }: SearchResult): MapBox {
  if (Bounds) return Bounds
  const found = boundsAround(Items.flatMap(pinOf))
  if (found) return found
  if (!Place || Place.Kind === 'state') return WHOLE_COUNTRY
  return boundsWithin({ latitude: Place.Latitude, longitude: Place.Longitude }, RadiusMiles ?? MILES_AROUND_PLACE)
}
