import { GeoJSONSource, type Map as LibreMap } from 'maplibre-gl'
import { loadCounties, loadNation } from './basemap.ts'
import { createLabels } from './map-labels.ts'
import { CIRCLE_SOURCE, circleLayers, COUNTIES_FROM_ZOOM, GROUND_ZOOMS, type MapScheme, mapStyle, SOURCES } from './map-style.ts'

type GroundOptions = {
  scheme: MapScheme
  /** A style with streets, from another server; null draws land and borders of our own. */
  styleUrl: string | null
  onTrouble(error: unknown): void
}

/** What the pins stand on. Where streets cannot be had it is our own land after all. */
export function createGround(map: LibreMap, { scheme: atFirst, styleUrl, onTrouble }: GroundOptions) {
  let scheme = atFirst
  let hasStreets = styleUrl !== null
  let hasStyle = false
  let needsCounties = true
  let labels: ReturnType<typeof createLabels> | null = hasStreets ? null : createLabels(map)

  map.once('style.load', () => {
    hasStyle = true
    if (!hasStreets) return
    map.addSource(SOURCES.circle, CIRCLE_SOURCE)
    for (const layer of circleLayers(scheme)) map.addLayer(layer)
  })
  map.on('error', ({ error }) => {
    onTrouble(error)
    // A tile that is missing leaves a gap; without the style there is no map at all.
    if (!hasStreets || hasStyle) return
    hasStreets = false
    labels = createLabels(map)
    map.setMaxZoom(GROUND_ZOOMS.land.deepest)
    map.setStyle(mapStyle(scheme))
  })
  map.once('load', () => {
    if (hasStreets) return
    loadNation().then(({ land, beyond, stateLines }) => {
      fill(SOURCES.sea, beyond)
      fill(SOURCES.nation, land)
      fill(SOURCES.states, stateLines)
    }, onTrouble)
    void showCountiesFromNear()
  })
  map.on('zoomend', () => void showCountiesFromNear())

  function fill(source: string, data: GeoJSON.GeoJSON) {
    const target = map.getSource(source)
    if (target instanceof GeoJSONSource) target.setData(data)
  }

  async function showCountiesFromNear() {
    if (hasStreets || !needsCounties || map.getZoom() < COUNTIES_FROM_ZOOM || !map.isStyleLoaded()) return
    needsCounties = false
    try {
      const { lines, names } = await loadCounties()
      fill(SOURCES.counties, lines)
      labels?.showCounties(names)
    } catch (error) {
      onTrouble(error)
    }
  }

  return {
    fill,
    /** Streets keep the colours that their style gives them. */
    setScheme(chosen: MapScheme) {
      scheme = chosen
      for (const { id, paint } of hasStreets ? circleLayers(scheme) : mapStyle(scheme).layers) {
        if (!map.getLayer(id)) continue
        for (const [name, value] of Object.entries(paint ?? {})) map.setPaintProperty(id, name as 'line-color', value as string)
      }
    },
  }
}
