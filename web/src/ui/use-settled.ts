import { useEffect, useState } from 'react'

/** Long enough not to ask for each letter, and short enough to seem at once. */
const SETTLES_MS = 350

/** A value once it stays the same for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
