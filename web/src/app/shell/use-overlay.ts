import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { keyOfBrowser } from '../../navigation/browser-key.ts'

/** What the signed-in frame can put over a page: the whole menu, the search, and what keys do. */
export type Overlay = 'menu' | 'finder' | 'keys'

type Shown = { overlay: Overlay; at: readonly (string | undefined)[] }

/**
 * Which one is shown, at one place only: on the way to another it is closed. What is opened while a page is on its way stays when
 * that comes, with what was typed by then.
 */
export function useOverlay() {
  const { key } = useLocation()
  const next = useNavigation().location?.key
  const [shown, setShown] = useState<Shown | null>(null)
  return {
    shown: shown?.at.includes(key) ? shown.overlay : null,
    show: (overlay: Overlay) => setShown({ overlay, at: [key, next, keyOfBrowser()] }),
    close: () => setShown(null),
  }
}
