import { type RefObject, useEffect, useRef, useState } from 'react'

export type FocusTarget = number | 'pages'

/** Puts the focus on the box of a field as soon as it is there, or on the pages. */
export function useFieldFocus(place: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const wanted = useRef<FocusTarget | null>(null)
  const [, setAsked] = useState(0)

  // After whatever the change brings: a box on another page, a dialog that gives the focus back.
  useEffect(() => {
    const target = wanted.current
    if (target === null) return
    const frame = place.current?.querySelector<HTMLElement>('[role="region"]')
    const element = target === 'pages' ? frame : frame?.querySelector<HTMLElement>(`[data-field="${target}"]`)
    if (!frame || !element) return
    wanted.current = null
    element.focus({ preventScroll: true })
    // What is in sight stays where it is.
    if (element !== frame) element.scrollIntoView({ block: isWithin(element, frame) ? 'nearest' : 'center', inline: 'nearest' })
  })

  return (target) => {
    wanted.current = target
    // Also where nothing else changes.
    setAsked((asked) => asked + 1)
  }
}

function isWithin(element: HTMLElement, frame: HTMLElement): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()]
  return inner.top >= Math.max(outer.top, 0) && inner.bottom <= Math.min(outer.bottom, window.innerHeight)
}
