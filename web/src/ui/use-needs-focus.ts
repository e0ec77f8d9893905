import { type RefObject, useEffect, useState } from 'react'

const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])'

/** Whether an element holds more than it shows, and nothing that takes the focus: keys scroll it only if it takes the focus itself. */
export function useNeedsFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [needsIt, setNeedsIt] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setNeedsIt(element.scrollHeight > element.clientHeight && element.querySelector(REACHED) === null)
    const size = new ResizeObserver(look)
    size.observe(element)
    const content = new MutationObserver(look)
    content.observe(element, { childList: true, subtree: true })
    return () => {
      size.disconnect()
      content.disconnect()
    }
  }, [ref])
  return needsIt
}
