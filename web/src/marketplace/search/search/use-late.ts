import { useEffect, useState } from 'react'

/** True once something has been true for a while, and no longer than it is. */
export function useLate(isTrue: boolean, delayMs: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setIsLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isTrue, delayMs])
  return isLate
}
