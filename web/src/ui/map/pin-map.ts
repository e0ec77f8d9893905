import { Map as LibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { createGround } from './map-ground.ts'
import type { MapPoint } from './map-shapes.ts'
import { type MapScheme, mapStyle } from './map-style.ts'
import './maplibre.css'
import styles from './PinMap.module.css'
import { text } from './map.text.ts'

setWorkerUrl(workerAddress)

export type PinMapOptions = {
  label: string
  scheme: MapScheme
  /** A style with streets, from another server; null draws land and borders of our own. */
  styleUrl: string | null
  point: MapPoint
  onPlaced(point: MapPoint): void
  onTrouble(error: unknown): void
}

export type PinMapHandle = ReturnType<typeof createPinMap>

/** Near enough for a ZIP to fill the picture. */
const FIRST_ZOOM = 11
const DEEPEST_ZOOM = { land: 14, streets: 18 } as const
/** About ten centimeters: no finer than a person can point. */
const DECIMALS = 6
/** Pixels that a press of an arrow key moves the pin by; with Shift, in strides. */
const STEP = 4
const STRIDE = 40
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A map with one pin that a person puts where it belongs: dragged, by a press on the map, or with the arrow keys. */
export function createPinMap(container: HTMLElement, options: PinMapOptions) {
  const map = new LibreMap({
    container,
    style: options.styleUrl ?? mapStyle(options.scheme),
    center: [options.point.longitude, options.point.latitude],
    zoom: FIRST_ZOOM,
    minZoom: 2,
    maxZoom: options.styleUrl === null ? DEEPEST_ZOOM.land : DEEPEST_ZOOM.streets,
    attributionControl: options.styleUrl === null ? false : { compact: false },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    cooperativeGestures: true,
    locale: { 'Map.Title': options.label },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  const ground = createGround(map, options)

  const element = document.createElement('button')
  element.type = 'button'
  element.className = styles.pin!
  element.setAttribute('aria-label', text.pinOfTheHomeMove)
  const marker = new Marker({ element, draggable: true, anchor: 'bottom' })
    .setLngLat([options.point.longitude, options.point.latitude])
    .addTo(map)

  function place({ lng, lat }: { lng: number; lat: number }) {
    options.onPlaced({ latitude: Number(lat.toFixed(DECIMALS)), longitude: Number(lng.toFixed(DECIMALS)) })
  }
  marker.on('dragend', () => place(marker.getLngLat()))
  map.on('click', ({ lngLat }) => place(lngLat))
  // A press on the pin is no press on the map behind it.
  element.addEventListener('click', (event) => event.stopPropagation())
  element.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = map.project(marker.getLngLat())
    const pixels = event.shiftKey ? STRIDE : STEP
    place(map.unproject([x + arrow[0] * pixels, y + arrow[1] * pixels]))
  })

  return {
    show({ latitude, longitude }: MapPoint) {
      marker.setLngLat([longitude, latitude])
      if (!map.getBounds().contains([longitude, latitude])) map.easeTo({ center: [longitude, latitude] })
    },
    setScheme: ground.setScheme,
    remove() {
      map.remove()
    },
  }
}
