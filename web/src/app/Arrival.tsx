import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { focusHeading } from '../browser/focus-heading.ts'
import { takeFollowedLink, watchLinks } from './followed-links.ts'
import { keyOfBrowser } from '../navigation/browser-key.ts'
import { turnsPage } from '../navigation/page-turn.ts'
import { returnToPlace } from './return-to-place.ts'
import { SCREEN_PARAMS } from '../navigation/screen-params.ts'
import { type Place, keepPlace, placeAt, savePlaces } from '../sessions/session-history.ts'

/**
 * After a navigation: the page starts at its top, the focus is on its heading, and its title is announced. Other filters on the same
 * page are no navigation. By Back, Forward and after a reload a page is where it was left, with the link marked that was followed.
 */
export function Arrival() {
  const location = useLocation()
  const way = useNavigationType()
  const shown = useRef<Location | null>(null)
  const news = useRef<HTMLParagraphElement>(null)

  useEffect(() => watchPlaces(() => shown.current), [])

  // Before the page is painted, so that it is never seen anywhere else than where it belongs.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    if (before === null) return wasShownBefore() ? returnToPlace(placeAfterReload(location), { takesFocus: false }) : undefined
    const isOtherPage = !isSamePage(before, location)
    if (way === 'POP') return returnToPlace(placeAt(location), { takesFocus: isOtherPage })
    if (isOtherPage) keepPlace(before, { followed: takeFollowedLink(location) })
    // The entry took the place of the other, so it is left where that one was.
    else if (way === 'REPLACE') keepPlace(location, placeAt(before))
    if (!isOtherPage && !turnsPage(location)) return undefined
    const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
    return undefined
  }, [location, way])

  const announced = useRef(location)
  useEffect(() => {
    const isArrival = !isSamePage(announced.current, location)
    announced.current = location
    if (isArrival && news.current) news.current.textContent = document.title
  }, [location])

  return <p ref={news} className="visually-hidden" role="status" />
}

/** Whether two addresses show the same thing: the same path about the same id, or about a new one. */
export function isSamePage(a: Pick<Location, 'pathname' | 'search' | 'hash'>, b: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  const [here, there] = [new URLSearchParams(a.search), new URLSearchParams(b.search)]
  return a.pathname === b.pathname && a.hash === b.hash && SCREEN_PARAMS.every((name) => here.get(name) === there.get(name))
}

/** Whether the browser shows this page again: the same address that is opened again starts at the top. */
function wasShownBefore(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** The browser may have scrolled already, or the person did, who does not wait for our script. */
function placeAfterReload(entry: Location): Place {
  const place = placeAt(entry)
  return window.scrollY === 0 ? place : { ...place, y: window.scrollY }
}

/** Keeps how far each entry is scrolled. While the page is open that is ours to bring back, and the browser's once it has gone. */
function watchPlaces(entry: () => Location | null): () => void {
  const stopLinks = watchLinks()
  const stopping = new AbortController()
  const { signal } = stopping
  const setRestoration = (restoration: ScrollRestoration) => () => {
    window.history.scrollRestoration = restoration
  }
  const note = () => {
    const current = entry()
    // Until a page that was asked for has come, the one before it may shrink under its new address: no one scrolled that.
    if (current && current.key === keyOfBrowser()) keepPlace(current, { y: window.scrollY })
  }
  setRestoration('manual')()
  // Some scroll before the script is there to hear it.
  if (window.scrollY > 0) note()
  window.addEventListener('scroll', note, { passive: true, signal })
  window.addEventListener('pageshow', setRestoration('manual'), { signal })
  window.addEventListener('pagehide', setRestoration('auto'), { signal })
  window.addEventListener('pagehide', savePlaces, { signal })
  return () => {
    stopLinks()
    stopping.abort()
  }
}
