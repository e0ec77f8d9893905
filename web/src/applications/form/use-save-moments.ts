import { useEffect, useEffectEvent } from 'react'

/** Long enough for a thought, short enough that little is lost with a phone that goes dark. */
const SAVES_AFTER_MS = 2_000

type Saver<Values> = {
  typed: Values
  /** Whether there is nothing to save. */
  isClean: (typed?: Values) => boolean
  save: () => Promise<boolean>
  /** Something has to be decided first. */
  isHeld: boolean
}

/** When what was typed is saved by itself: once typing rests, and as soon as no one sees the page any more. */
export function useSaveMoments<Values>({ typed, isClean, save, isHeld }: Saver<Values>): void {
  const waits = useEffectEvent((now: Values, held: boolean) => !held && !isClean(now))
  const saveByItself = useEffectEvent(() => {
    if (!isHeld && !isClean()) void save()
  })

  useEffect(() => {
    if (!waits(typed, isHeld)) return
    const timer = setTimeout(() => saveByItself(), SAVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, isHeld])

  useEffect(() => {
    const goes = () => {
      if (document.visibilityState === 'hidden') saveByItself()
    }
    // What could not be sent for want of a connection goes as soon as there is one.
    const comes = () => saveByItself()
    document.addEventListener('visibilitychange', goes)
    window.addEventListener('online', comes)
    return () => {
      document.removeEventListener('visibilitychange', goes)
      window.removeEventListener('online', comes)
    }
  }, [])
}
