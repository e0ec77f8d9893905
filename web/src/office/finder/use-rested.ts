import { useEffect, useState } from 'react'

/** How long typing has to rest before the server is asked. */
const REST_MS = 200

/** A text once typing rests. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
