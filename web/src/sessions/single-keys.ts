import { useState } from 'react'
import { fromStorage, toStorage } from './session.ts'

const ENTRY = 'singleKeys'

/** Whether keys without Ctrl or Command do something here: who speaks to the browser or types by accident turns them off. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn, setIsOn] = useState(() => fromStorage(ENTRY) !== false)
  return [
    isOn,
    (on) => {
      toStorage(ENTRY, on ? null : false)
      setIsOn(on)
    },
  ]
}
