import { useState } from 'react'
import { keyOf, type Row, type Thing, thingOf } from './thing.ts'

export type Chosen = {
  things: readonly Thing[]
  keys: ReadonlySet<string>
  /** Of those that are shown, the ones with these keys; what is chosen on other pages stays. */
  setKeys: (keys: ReadonlySet<string>, rows: readonly Row[]) => void
  drop: (things: readonly Thing[]) => void
  clear: () => void
}

/** What is ticked in one place, over its pages. Elsewhere nothing is. */
export function useChosen(place: string): Chosen {
  const [kept, setKept] = useState<{ place: string; things: readonly Thing[] }>({ place, things: [] })
  const things = kept.place === place ? kept.things : []
  const set = (next: readonly Thing[]) => setKept({ place, things: next })
  return {
    things,
    keys: new Set(things.map(keyOf)),
    setKeys(keys, rows) {
      const known = new Map([...things, ...rows.map(thingOf)].map((thing) => [keyOf(thing), thing]))
      set([...known].filter(([key]) => keys.has(key)).map(([, thing]) => thing))
    },
    drop(gone) {
      const keys = new Set(gone.map(keyOf))
      set(things.filter((thing) => !keys.has(keyOf(thing))))
    },
    clear: () => set([]),
  }
}
