import { type Map as LibreMap, Marker } from 'maplibre-gl'
import type { NamedPlace } from './basemap.ts'
import largeCities from './large-cities.json'
import { withRoom } from './map-shapes.ts'
import styles from './MapView.module.css'

/** Large cities first: where labels compete for room, the earlier one has it. */
const CITIES = (largeCities as [string, number, number][]).map(([text, latitude, longitude]) => ({ text, latitude, longitude }))

const COUNTY_NAMES_FROM_ZOOM = 8

type Kind = 'city' | 'county'

/** Names of cities, and of counties from near, as far as they have room. Elements, since letters on the canvas would need font files. */
export function createLabels(map: LibreMap) {
  const markers = new Map<string, Marker>()
  let counties: readonly NamedPlace[] = []

  function place() {
    const wanted = new Map(visible().map((label) => [`${label.kind} ${label.text} ${label.latitude}`, label]))
    for (const [key, marker] of markers) {
      if (wanted.has(key)) continue
      marker.remove()
      markers.delete(key)
    }
    for (const [key, { kind, text, longitude, latitude }] of wanted) {
      if (markers.has(key)) continue
      const element = document.createElement('span')
      element.className = styles[kind]!
      element.textContent = text
      element.setAttribute('aria-hidden', 'true')
      markers.set(key, new Marker({ element, anchor: 'top', offset: [0, 3] }).setLngLat([longitude, latitude]).addTo(map))
    }
  }

  function visible() {
    const bounds = map.getBounds()
    const candidates = [
      ...CITIES.map((city) => ({ ...city, kind: 'city' as Kind })),
      ...(map.getZoom() >= COUNTY_NAMES_FROM_ZOOM ? counties.map((county) => ({ ...county, kind: 'county' as Kind })) : []),
    ]
    const inSight = candidates.filter(({ longitude, latitude }) => bounds.contains([longitude, latitude]))
    return withRoom(
      inSight.map((candidate) => {
        const { x, y } = map.project([candidate.longitude, candidate.latitude])
        return { ...candidate, x, y }
      }),
    )
  }

  map.on('moveend', place)
  map.on('resize', place)
  place()

  return {
    showCounties(names: readonly NamedPlace[]) {
      counties = names
      place()
    },
  }
}
