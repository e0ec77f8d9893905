import { type RefObject, useEffect, useState } from 'react'

type Pages = { readonly pageInSight: number; readonly goTo: (page: number) => void }

/** Which page stands in the middle of a frame that scrolls, and how to go to another one. */
export function usePageInSight(frame: RefObject<HTMLElement | null>): Pages {
  const [pageInSight, setPageInSight] = useState(1)
  useEffect(() => {
    const element = frame.current!
    const note = () => setPageInSight(pageAt(element))
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [frame])

  function goTo(page: number) {
    const element = frame.current
    const target = pagesOf(element)[page - 1]
    if (element && target) element.scrollTo({ top: target.offsetTop - element.offsetTop })
  }
  return { pageInSight, goTo }
}

function pagesOf(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]
}

function pageAt(frame: HTMLElement): number {
  const { top, height } = frame.getBoundingClientRect()
  const middle = top + height / 2
  const pages = pagesOf(frame)
  const before = pages.filter((page) => page.getBoundingClientRect().top <= middle)
  return Math.max(1, before.length)
}
