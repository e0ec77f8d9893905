import { type RefObject, useLayoutEffect } from 'react'

let hadFocus = false

/**
 * A page that waits for its data has a heading, and its place is taken by that of the page itself. Where the first had the focus, the
 * second gets it, so that the keyboard does not start from the top of the document.
 */
export function useHeadingHandedOn(ref: RefObject<HTMLHeadingElement | null>): void {
  useLayoutEffect(() => {
    const heading = ref.current
    if (hadFocus) heading?.focus({ preventScroll: true })
    hadFocus = false
    return () => {
      hadFocus = heading !== null && heading === document.activeElement
      // What takes its place comes in the same moment or not at all.
      queueMicrotask(() => {
        hadFocus = false
      })
    }
  }, [ref])
}
