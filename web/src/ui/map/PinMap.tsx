import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logWarning } from '../../browser/log.ts'
import { currentScheme, onSchemeChange } from '../page-scheme.ts'
import type { MapStreets } from './map-streets.ts'
import type { MapPoint } from './map-shapes.ts'
import type { PinMapHandle } from './pin-map.ts'
import styles from './PinMap.module.css'
import { text } from './map.text.ts'

export type PinMapProps = {
  /** Names the map: `Where the home stands`. */
  label: string
  streets: MapStreets
  point: MapPoint
  onPlaced: (point: MapPoint) => void
  /** What to say where maps cannot be drawn. */
  withoutMap: string
}

/** A map on which a person places one pin. */
export function PinMap({ label, streets, point, onPlaced, withoutMap }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<PinMapHandle | null>(null)
  const [isImpossible, setIsImpossible] = useState(false)
  const { styleUrl, isPending } = streets
  const placed = useEffectEvent(onPlaced)

  const draw = useEffectEvent(({ createPinMap }: typeof import('./pin-map.ts'), address: string | null) => {
    const onTrouble = (error: unknown) => logWarning(text.aPartOfTheMap, error)
    return createPinMap(frame.current!, { label, scheme: currentScheme(), styleUrl: address, point, onPlaced: placed, onTrouble })
  })
  useEffect(() => {
    if (isPending) return
    let drawn: PinMapHandle | null = null
    let isWanted = true
    const fail = (error: unknown) => {
      if (!isWanted) return
      logWarning(text.theMapCannotBeDrawn, error)
      setIsImpossible(true)
    }
    loadPinMap()
      .then((module) => {
        if (!isWanted) return
        drawn = draw(module, styleUrl)
        setMap(drawn)
      })
      .catch(fail)
    return () => {
      isWanted = false
      drawn?.remove()
    }
  }, [isPending, styleUrl])

  const { latitude, longitude } = point
  useEffect(() => map?.show({ latitude, longitude }), [map, latitude, longitude])
  useEffect(() => (map ? onSchemeChange(map.setScheme) : undefined), [map])

  if (isImpossible) return <p className={styles.note}>{withoutMap}</p>
  return (
    <div className={styles.map} role="group" aria-label={label}>
      <div ref={frame} className={styles.frame} />
    </div>
  )
}

/** The build for the server leaves it out altogether. */
function loadPinMap(): Promise<typeof import('./pin-map.ts')> {
  return import.meta.env.SSR ? Promise.reject(new Error('maps are drawn in browsers')) : import('./pin-map.ts')
}
