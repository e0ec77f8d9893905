import { findFollowedLink, markFollowedLink } from './followed-links.ts'
import { focusHeading } from '../browser/focus-heading.ts'
import type { Place } from '../sessions/session-history.ts'

/** Lists of signed-in screens come after their page; what has not come by then is not waited for. */
const LONGEST_WAIT_MS = 8_000
/** Anyone who moves the page has taken over. */
const TAKING_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings a page that is shown again to where it was left, as soon as it is long enough, and marks the link that was followed from it.
 * `takesFocus`: the focus goes there, too. Returns how to stop.
 */
export function returnToPlace({ y, followed }: Place, { takesFocus }: { takesFocus: boolean }): () => void {
  let isScrolled = false
  let isMarked = followed === null
  const stopping = new AbortController()

  function attempt() {
    if (!isScrolled) {
      window.scrollTo({ top: y, behavior: 'instant' })
      isScrolled = Math.abs(window.scrollY - y) <= 1
    }
    const link = followed && !isMarked ? findFollowedLink(followed) : null
    if (link) {
      isMarked = true
      markFollowedLink(link)
      if (takesFocus && isOnNothingYet()) link.focus({ preventScroll: true })
    }
    if (isScrolled && isMarked) stopping.abort()
  }

  if (takesFocus) focusHeading()
  const growth = new MutationObserver(attempt)
  stopping.signal.addEventListener('abort', () => growth.disconnect())
  growth.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stopping.abort(), LONGEST_WAIT_MS)
  stopping.signal.addEventListener('abort', () => clearTimeout(timer))
  for (const type of TAKING_OVER) window.addEventListener(type, () => stopping.abort(), { signal: stopping.signal, passive: true })
  attempt()
  return () => stopping.abort()
}

/** No one has gone on to a control meanwhile. */
function isOnNothingYet(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches('main, main h1')
}
