import { useEffect, useEffectEvent, useState } from 'react'

/** The provider tells us within seconds, mostly. */
const AFTER_MS = [500, 1_500, 3_500, 7_000, 15_000]

/** Looks again a few times, further and further apart: something has come about elsewhere that we are about to be told of. */
export function useLooks(look: () => void): () => void {
  const [asked, setAsked] = useState(0)
  const now = useEffectEvent(look)
  useEffect(() => {
    if (asked === 0) return
    const timers = AFTER_MS.map((ms) => setTimeout(() => now(), ms))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [asked])
  return () => setAsked((times) => times + 1)
}
