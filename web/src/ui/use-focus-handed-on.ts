import { type RefObject, useLayoutEffect } from 'react'
import { focusHeading } from '../browser/focus-heading.ts'

/**
 * Where a part of the page goes with the focus inside, the page's heading gets it, so that the keyboard does not start
 * from the top of the document. What comes in its place may still take it.
 */
export function useFocusHandedOn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (part?.contains(document.activeElement)) focusHeading()
    }
  }, [ref])
}
