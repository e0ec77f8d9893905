import { useState } from 'react'
import { useLocation } from 'react-router'

/** What the signed-in frame can put over a page: the whole menu, the search, and what keys do. */
export type Overlay = 'menu' | 'finder' | 'keys'

/** Which one is shown, at one place only: on the way to another it is closed. */
export function useOverlay() {
  const { key } = useLocation()
  const [shown, setShown] = useState<{ overlay: Overlay; at: string } | null>(null)
  return {
    shown: shown?.at === key ? shown.overlay : null,
    show: (overlay: Overlay) => setShown({ overlay, at: key }),
    close: () => setShown(null),
  }
}
