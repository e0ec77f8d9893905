import { useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'
import { focusHeading } from './focus-heading.ts'
import { SCREEN_PARAMS } from './screen-params.ts'

/**
 * After a navigation: the page starts at its top, the focus is on its heading, and its title is announced. Other
 * filters on the same page are no navigation.
 */
export function Arrival() {
  const location = useLocation()
  const before = useRef(location)
  const news = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const isArrival = !isSamePage(before.current, location)
    before.current = location
    if (!isArrival) return
    const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    focusHeading()
    if (news.current) news.current.textContent = document.title
  }, [location])

  return <p ref={news} className="visually-hidden" role="status" />
}

/** Whether two addresses show the same thing: the same path about the same id, or about a new one. */
export function isSamePage(a: Pick<Location, 'pathname' | 'search' | 'hash'>, b: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  const [here, there] = [new URLSearchParams(a.search), new URLSearchParams(b.search)]
  return a.pathname === b.pathname && a.hash === b.hash && SCREEN_PARAMS.every((name) => here.get(name) === there.get(name))
}
