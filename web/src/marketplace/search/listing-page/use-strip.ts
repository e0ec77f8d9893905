import { type RefObject, useCallback, useState } from 'react'

/** A row of slides as wide as itself, moved by scrolling: which one is in sight, and how to bring another. */
export function useStrip(strip: RefObject<HTMLElement | null>, first = 0) {
  const [current, setCurrent] = useState(first)

  const onScroll = useCallback(() => {
    const { scrollLeft, clientWidth } = strip.current!
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
  }, [strip])

  const showSlide = useCallback(
    (index: number, behavior: ScrollBehavior = 'auto') => {
      const element = strip.current
      element?.scrollTo({ left: index * element.clientWidth, behavior })
    },
    [strip],
  )

  return { current, onScroll, showSlide }
}
