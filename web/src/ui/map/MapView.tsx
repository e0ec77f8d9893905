import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { logWarning } from '../../browser/log.ts'
import { Icon } from '../Icon.tsx'
import { MapIcon } from '../icons.ts'
import { currentScheme, onSchemeChange } from '../page-scheme.ts'
import type { MapGroup } from './map-groups.ts'
import type { MapPin } from './map-pins.ts'
import type { MapBounds } from './map-shapes.ts'
import type { MapStreets } from './map-streets.ts'
import type { MapCircle, PropertyMap } from './property-map.ts'
import styles from './MapView.module.css'
import { text } from './map.text.ts'

export type MapHandle = {
  /** Gives the focus back to the pin that stands for this. */
  focusPin(id: string): void
}

export type MapViewProps = {
  streets: MapStreets
  /** Names the map: `Homes on the map`. */
  label: string
  pins: readonly MapPin[]
  /** Many homes as one, where there are too many for pins. */
  groups?: readonly MapGroup[]
  circle?: MapCircle | null
  /** What should be in sight, at first and whenever it changes. */
  bounds: MapBounds
  /** Show the bounds as they are, without air around them. */
  exact?: boolean
  /** The bounds came from the map, which is not moved for them. */
  stays?: boolean
  /** How near it goes by itself. */
  maxFitZoom?: number
  highlighted?: string | null
  onHighlight?: (id: string, isOn: boolean) => void
  /** A pin was pressed; several ids where several stand at one place. */
  onPick?: (ids: string[]) => void
  /** A person moved the map; not called for moves of its own. */
  onMoved?: (bounds: MapBounds) => void
  /** It has come to rest, by whatever it was moved: what is in sight now. */
  onView?: (bounds: MapBounds) => void
  /** A group was pressed that cannot be looked at from nearer. */
  onOpenGroup?: (bounds: MapBounds) => void
  /** A part of a page that scrolls: two fingers, or Ctrl and the wheel. */
  cooperative?: boolean
  /** What to say where maps cannot be drawn. */
  withoutMap: string
  ref?: Ref<MapHandle>
}

type State = 'waiting' | 'loading' | 'ready' | 'impossible'

const NO_GROUPS: readonly MapGroup[] = []

/** A map of the United States with price pins. Nothing of it is loaded before it comes into sight. */
export function MapView(props: MapViewProps) {
  const { pins, groups = NO_GROUPS, circle = null, exact = false, stays = false, bounds, highlighted = null, withoutMap, ref } = props
  const frame = useRef<HTMLDivElement>(null)
  const current = useRef(props)
  const [state, setState] = useState<State>('waiting')
  const [map, setMap] = useState<PropertyMap | null>(null)

  useEffect(() => {
    current.current = props
  })

  useEffect(() => whenInSight(frame.current!, () => setState((before) => (before === 'waiting' ? 'loading' : before))), [])

  const { styleUrl, isPending } = props.streets
  useEffect(() => {
    if (state === 'loading' && !isPending && !map) return startMap(frame.current!, current, { onMap: setMap, onState: setState }, styleUrl)
  }, [state, isPending, styleUrl, map])
  useEffect(() => () => map?.remove(), [map])

  useEffect(() => map?.showPins(pins), [map, pins])
  useEffect(() => map?.showGroups(groups), [map, groups])
  useEffect(() => map?.showCircle(circle), [map, circle])
  useEffect(() => map?.highlight(highlighted), [map, highlighted])
  const { South, West, North, East } = bounds
  useEffect(() => map?.fitTo({ South, West, North, East }, { exact, stays }), [map, South, West, North, East, exact, stays])
  useEffect(() => (map ? onSchemeChange(map.setScheme) : undefined), [map])

  useImperativeHandle(ref, () => ({ focusPin: (id) => map?.focusPin(id) }), [map])

  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame} />
      {state !== 'ready' && (
        <div className={styles.veil}>
          <Icon of={MapIcon} size="xl" />
          {state === 'impossible' ? <p>{withoutMap}</p> : <p className={styles.soon}>{text.theMapIsOnIts}</p>}
        </div>
      )}
      <noscript>
        <p className={styles.veil}>{withoutMap}</p>
      </noscript>
    </div>
  )
}

type Reports = { onMap: (map: PropertyMap | null) => void; onState: (state: State) => void }

/** Loads the map and puts it into the frame. Answers how to forget about it. */
function startMap(
  frame: HTMLElement,
  props: { readonly current: MapViewProps },
  { onMap, onState }: Reports,
  styleUrl: string | null,
): () => void {
  let isWanted = true
  const fail = (error: unknown) => {
    if (!isWanted) return
    logWarning(text.theMapCannotBeDrawn, error)
    onState('impossible')
  }
  loadMap().then(({ createPropertyMap }) => {
    if (!isWanted) return
    const { label, bounds, exact = false, maxFitZoom = 9.5, cooperative = false } = props.current
    try {
      const map = createPropertyMap(frame, {
        label,
        bounds,
        exact,
        maxFitZoom,
        cooperative,
        scheme: currentScheme(),
        styleUrl,
        onPick: (ids) => props.current.onPick?.(ids),
        onHighlight: (id, isOn) => props.current.onHighlight?.(id, isOn),
        onMoved: (box) => props.current.onMoved?.(box),
        onView: (box) => props.current.onView?.(box),
        onOpenGroup: (box) => props.current.onOpenGroup?.(box),
        onReady: () => onState('ready'),
        onTrouble: (error) => logWarning(text.aPartOfTheMap, error),
      })
      onMap(map)
    } catch (error) {
      fail(error)
    }
  }, fail)
  return () => {
    isWanted = false
  }
}

/** The build for the server leaves it out altogether. */
function loadMap(): Promise<typeof import('./property-map.ts')> {
  return import.meta.env.SSR ? Promise.reject(new Error('maps are drawn in browsers')) : import('./property-map.ts')
}

/** Calls once, when the element comes near the screen and the browser has nothing better to do. */
function whenInSight(element: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: 1_500 })
      else setTimeout(then, 200)
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
