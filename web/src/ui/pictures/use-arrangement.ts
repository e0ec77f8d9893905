import { useEffect, useRef, useState } from 'react'
import { withToast } from '../with-toast.ts'

type Wish<Picture> = { pictures: readonly Picture[]; instead: readonly Picture[] }

/**
 * Pictures as they are wished: shown at once, saved one wish after the other. What the server has counts again as soon as it says
 * something new and no wish is under way.
 */
export function useArrangement<Picture>(kept: readonly Picture[], save: (wanted: readonly Picture[]) => Promise<unknown>) {
  const [wish, setWish] = useState<Wish<Picture> | null>(null)
  const [underway, setUnderway] = useState(0)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const known = useRef(kept)
  const isWished = wish !== null && (underway > 0 || wish.instead === kept)
  const pictures = isWished ? wish.pictures : kept

  useEffect(() => {
    known.current = kept
  }, [kept])

  async function arrange(wanted: readonly Picture[]): Promise<boolean> {
    setUnderway((count) => count + 1)
    setWish({ pictures: wanted, instead: kept })
    const turn = saving.current
    const saved = withToast(turn.then(() => save(wanted)))
    saving.current = saved
    const isSaved = await saved
    setUnderway((count) => count - 1)
    setWish((latest) => (isSaved && latest ? { ...latest, instead: known.current } : null))
    return isSaved
  }

  return { pictures, arrange }
}
