import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { type MapPoint, boundsAround, groupSpots } from './map-shapes.ts'
import styles from './MapView.module.css'
import { text } from './map.text.ts'

export type MapPin = MapPoint & {
  id: string
  /** What stands on it: `$2,150`. */
  label: string
  /** What it is, for those who cannot see where it stands: `$2,150/mo, Loft on Larimer Street`. */
  name: string
}

export type PinEvents = {
  onPick(ids: string[]): void
  /** The pointer or the focus has come to a pin, or gone from it. */
  onHighlight(id: string, isOn: boolean): void
}

type Group = { pins: MapPin[]; element: HTMLButtonElement; marker: Marker }

/** Closer than this, pins stay together however near one looks. */
const SAME_PLACE_DEGREES = 0.0004

/** The pins of a map. Those that would cover each other share one, which opens when it is pressed. */
export function createPins(map: LibreMap, events: PinEvents) {
  let pins: readonly MapPin[] = []
  let highlighted: string | null = null
  const groups = new Map<string, Group>()

  function place() {
    const spots = pins.map((pin) => ({ pin, ...spotOf(pin) }))
    const wanted = new Map(groupSpots(spots).map((group) => [group.map(({ pin }) => pin.id).join(' '), group.map(({ pin }) => pin)]))
    for (const [key, { marker }] of groups) {
      if (wanted.has(key)) continue
      marker.remove()
      groups.delete(key)
    }
    for (const [key, members] of wanted) if (!groups.has(key)) groups.set(key, createGroup(members))
    mark()
  }

  function spotOf({ longitude, latitude }: MapPoint) {
    const { x, y } = map.project([longitude, latitude])
    return { x, y }
  }

  function createGroup(members: MapPin[]): Group {
    const [first] = members as [MapPin, ...MapPin[]]
    const element = document.createElement('button')
    element.type = 'button'
    element.className = styles.pin!
    element.textContent = members.length === 1 ? first.label : `${members.length} homes`
    element.setAttribute('aria-label', members.length === 1 ? first.name : text.homesTogether({ count: members.length, name: first.name }))
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, () => events.onHighlight(first.id, true))
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, () => events.onHighlight(first.id, false))
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      open(members)
    })
    const marker = new Marker({ element, anchor: 'bottom', subpixelPositioning: false })
      .setLngLat([first.longitude, first.latitude])
      .addTo(map)
    return { pins: members, element, marker }
  }

  function open(members: MapPin[]) {
    const box = boundsAround(members)!
    const isOnePlace = box.North - box.South < SAME_PLACE_DEGREES && box.East - box.West < SAME_PLACE_DEGREES
    if (isOnePlace || map.getZoom() >= map.getMaxZoom() - 0.5) {
      events.onPick(members.map(({ id }) => id))
      return
    }
    map.fitBounds([box.West, box.South, box.East, box.North], { padding: 90 }, { originalEvent: new Event('pins') })
  }

  function mark() {
    for (const { pins: members, element } of groups.values()) {
      element.toggleAttribute(
        'data-highlighted',
        members.some(({ id }) => id === highlighted),
      )
    }
  }

  /** Back to where a preview was opened from. */
  function focus(id: string) {
    for (const { pins: members, element } of groups.values()) if (members.some((pin) => pin.id === id)) element.focus()
  }

  map.on('zoomend', place)
  map.on('resize', place)

  return {
    show(next: readonly MapPin[]) {
      // Fresh news of the same homes must not take the focus from whoever is on one of them.
      const focused = [...groups.values()].find(({ element }) => element === document.activeElement)?.pins[0]?.id
      for (const { marker } of groups.values()) marker.remove()
      groups.clear()
      pins = next
      place()
      if (focused !== undefined) focus(focused)
    },
    highlight(id: string | null) {
      highlighted = id
      mark()
    },
    focus,
  }
}
