import { useEffect } from 'react'
import { focusHeading } from '../../browser/focus-heading.ts'

/** For a page that takes the place of a form: what had the focus went with it, and with the heading that it was handed to. */
export function useHeadingFocused(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading()
  }, [])
}
