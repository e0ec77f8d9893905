import { type Map as LibreMap, Marker } from 'maplibre-gl'
import type { MapBounds, MapPoint } from './map-shapes.ts'
import styles from './MapView.module.css'
import { text } from './map.text.ts'

/** Many homes as one: where there are too many to show each, the server says how many stand where. */
export type MapGroup = MapPoint & {
  count: number
  /** What stands on it: `1,000+`. */
  label: string
  /** What it is, for those who cannot see where it stands: `1,000+ homes`. */
  name: string
  bounds: MapBounds
}

/** A step nearer that no one would see is none. */
const SMALLEST_STEP = 0.2
const GROUP_PADDING = 48

/** The groups of a map. A press goes near one; where there is no nearer, `onOpen` is told its part of the map. */
export function createGroups(map: LibreMap, { onOpen }: { onOpen: (bounds: MapBounds) => void }) {
  let markers: Marker[] = []

  function goNear({ bounds }: MapGroup) {
    const corners: [number, number, number, number] = [bounds.West, bounds.South, bounds.East, bounds.North]
    const camera = map.cameraForBounds(corners, { padding: GROUP_PADDING, maxZoom: map.getMaxZoom() })
    if (!camera || (camera.zoom ?? 0) < map.getZoom() + SMALLEST_STEP) onOpen(bounds)
    else map.fitBounds(corners, { padding: GROUP_PADDING }, { originalEvent: new Event('group') })
  }

  function createMarker(group: MapGroup): Marker {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = styles.group!
    element.dataset['size'] = sizeOf(group.count)
    element.textContent = group.label
    element.setAttribute('aria-label', text.zoomIn({ name: group.name }))
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      goNear(group)
    })
    return new Marker({ element, anchor: 'center', subpixelPositioning: false }).setLngLat([group.longitude, group.latitude]).addTo(map)
  }

  return {
    show(groups: readonly MapGroup[]) {
      for (const marker of markers) marker.remove()
      markers = groups.map(createMarker)
    },
  }
}

function sizeOf(count: number): 'small' | 'medium' | 'large' {
  if (count < 50) return 'small'
  return count < 500 ? 'medium' : 'large'
}
