import { GeoJSONSource, Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { loadCounties, loadNation } from './basemap.ts'
import { createLabels } from './map-labels.ts'
import { type PinEvents, createPins } from './map-pins.ts'
import { type MapBounds, type MapPoint, circleCorners } from './map-shapes.ts'
import './maplibre.css'
import { COUNTIES_FROM_ZOOM, type MapScheme, mapStyle, SOURCES } from './map-style.ts'

/*
 * The map itself: everything here is loaded only when a map comes into sight. Its worker is a file of our own, since
 * the content policy allows no other.
 */
setWorkerUrl(workerAddress)

export type MapCircle = MapPoint & { radiusMeters: number }

export type PropertyMapOptions = PinEvents & {
  label: string
  scheme: MapScheme
  /** Scrolling the page must not be caught by a map that is only a part of it. */
  cooperative: boolean
  bounds: MapBounds
  maxFitZoom: number
  /** A person moved it. */
  onMoved(bounds: MapBounds): void
  onReady(): void
  onTrouble(error: unknown): void
}

export type PropertyMap = ReturnType<typeof createPropertyMap>

const FIT_PADDING = { top: 72, right: 56, bottom: 40, left: 56 }

export function createPropertyMap(container: HTMLElement, options: PropertyMapOptions) {
  const map = new LibreMap({
    container,
    style: mapStyle(options.scheme),
    bounds: cornersOf(options.bounds),
    fitBoundsOptions: { padding: FIT_PADDING, maxZoom: options.maxFitZoom },
    minZoom: 2,
    maxZoom: 14,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    cooperativeGestures: options.cooperative,
    locale: { 'Map.Title': options.label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left')

  const pins = createPins(map, options)
  const labels = createLabels(map)
  let wanted = options.bounds
  let isFitted = hasSize()
  let needsCounties = true

  map.once('load', () => {
    options.onReady()
    loadNation().then(({ land, stateLines }) => {
      fill(SOURCES.nation, land)
      fill(SOURCES.states, stateLines)
    }, options.onTrouble)
    void showCountiesFromNear()
  })
  map.on('zoomend', () => void showCountiesFromNear())
  map.on('moveend', (event) => {
    if (event.originalEvent) options.onMoved(boundsOf(map))
  })
  map.on('resize', () => {
    if (!isFitted && hasSize()) fit(false)
  })

  function hasSize(): boolean {
    return container.clientWidth > 0
  }

  function fill(source: string, data: GeoJSON.GeoJSON) {
    const target = map.getSource(source)
    if (target instanceof GeoJSONSource) target.setData(data)
  }

  async function showCountiesFromNear() {
    if (!needsCounties || map.getZoom() < COUNTIES_FROM_ZOOM || !map.isStyleLoaded()) return
    needsCounties = false
    try {
      const { lines, names } = await loadCounties()
      fill(SOURCES.counties, lines)
      labels.showCounties(names)
    } catch (error) {
      options.onTrouble(error)
    }
  }

  /** Fitting into no room at all would leave a map of nowhere; it is made up for when there is room. */
  function fit(animate: boolean) {
    isFitted = hasSize()
    if (isFitted) map.fitBounds(cornersOf(wanted), { padding: FIT_PADDING, maxZoom: options.maxFitZoom, animate, duration: 450 })
  }

  return {
    showPins: pins.show,
    highlight: pins.highlight,
    focusPin: pins.focus,
    showCircle(circle: MapCircle | null) {
      const draw = () =>
        fill(SOURCES.circle, {
          type: 'FeatureCollection',
          features: circle
            ? [
                {
                  type: 'Feature',
                  properties: {},
                  geometry: { type: 'Polygon', coordinates: [circleCorners(circle, circle.radiusMeters)] },
                },
              ]
            : [],
        })
      if (map.getSource(SOURCES.circle)) draw()
      else map.once('load', draw)
    },
    fitTo(bounds: MapBounds) {
      wanted = bounds
      fit(true)
    },
    setScheme(scheme: MapScheme) {
      for (const { id, paint } of mapStyle(scheme).layers) {
        for (const [name, value] of Object.entries(paint ?? {})) map.setPaintProperty(id, name as 'line-color', value as string)
      }
    },
    remove() {
      map.remove()
    },
  }
}

function cornersOf({ South, West, North, East }: MapBounds): [number, number, number, number] {
  return [West, South, East, North]
}

function boundsOf(map: LibreMap): MapBounds {
  const bounds = map.getBounds()
  return {
    South: Math.max(-90, bounds.getSouth()),
    West: Math.max(-180, bounds.getWest()),
    North: Math.min(90, bounds.getNorth()),
    East: Math.min(180, bounds.getEast()),
  }
}
