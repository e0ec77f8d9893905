import { Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type MapGroup, createGroups } from './map-groups.ts'
import { createGround } from './map-ground.ts'
import { type PinEvents, createPins } from './map-pins.ts'
import { type MapBounds, type MapPoint, circleCorners } from './map-shapes.ts'
import './maplibre.css'
import { GROUND_ZOOMS, type MapScheme, mapStyle, SOURCES } from './map-style.ts'

/*
 * The map itself: everything here is loaded only when a map comes into sight. Its worker is a file of our own, since
 * the content policy allows no other.
 */
setWorkerUrl(workerAddress)

export type MapCircle = MapPoint & { radiusMeters: number }

export type PropertyMapOptions = PinEvents & {
  label: string
  scheme: MapScheme
  /** A style with streets, from another server; null draws land and borders of our own. */
  styleUrl: string | null
  /** Scrolling the page must not be caught by a map that is only a part of it. */
  cooperative: boolean
  bounds: MapBounds
  /** The bounds are what someone wants to see, no more and no less. */
  exact: boolean
  maxFitZoom: number
  /** A person moved it. */
  onMoved(bounds: MapBounds): void
  /** It has come to rest: what is in sight now. */
  onView(bounds: MapBounds): void
  /** A group was pressed that cannot be looked at from nearer. */
  onOpenGroup(bounds: MapBounds): void
  onReady(): void
  onTrouble(error: unknown): void
}

export type PropertyMap = ReturnType<typeof createPropertyMap>

const FIT_PADDING = { top: 72, right: 56, bottom: 40, left: 56 }

export function createPropertyMap(container: HTMLElement, options: PropertyMapOptions) {
  const zooms = options.styleUrl === null ? GROUND_ZOOMS.land : GROUND_ZOOMS.streets
  const map = new LibreMap({
    container,
    style: options.styleUrl ?? mapStyle(options.scheme),
    bounds: cornersOf(options.bounds),
    fitBoundsOptions: fitOptions(options.exact),
    minZoom: 2,
    maxZoom: zooms.deepest,
    // Whoever gives the streets is named on the map, as their terms ask.
    attributionControl: options.styleUrl === null ? false : { compact: false },
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
  const groups = createGroups(map, { onOpen: options.onOpenGroup })
  const ground = createGround(map, options)
  let wanted = options.bounds
  let isExact = options.exact
  let isReady = false
  let isFitted = hasSize()

  map.once('load', () => {
    isReady = true
    options.onReady()
    notifyView()
  })
  map.on('moveend', (event) => {
    if (event.originalEvent) options.onMoved(boundsOf(map))
    notifyView()
  })
  map.on('resize', () => {
    if (!isFitted && hasSize()) fit(false)
  })

  function fitOptions(exact: boolean) {
    return exact ? { padding: 0 } : { padding: FIT_PADDING, maxZoom: Math.min(options.maxFitZoom, zooms.fit) }
  }

  function notifyView() {
    if (isReady && isFitted) options.onView(boundsOf(map))
  }

  function hasSize(): boolean {
    return container.clientWidth > 0
  }

  /** Fitting into no room at all would leave a map of nowhere; it is made up for when there is room. */
  function fit(animate: boolean) {
    isFitted = hasSize()
    if (isFitted) map.fitBounds(cornersOf(wanted), { ...fitOptions(isExact), animate, duration: 450 })
  }

  return {
    showPins: pins.show,
    showGroups(shown: readonly MapGroup[]) {
      groups.show(shown)
    },
    highlight: pins.highlight,
    focusPin: pins.focus,
    showCircle(circle: MapCircle | null) {
      const draw = () =>
        ground.fill(SOURCES.circle, {
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
    /** `stays`: the bounds are what the map shows already, by the hand of the person who moved it. */
    fitTo(bounds: MapBounds, { exact, stays }: { exact: boolean; stays: boolean }) {
      wanted = bounds
      isExact = exact
      if (!stays) fit(true)
    },
    setScheme: ground.setScheme,
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
