import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Place, type Point, type Size, toPoints } from './geometry.ts'

/** In pixels. Less is a press with an unsteady hand. */
const DRAG_BEGINS = 4

type Drag = { readonly pointer: number; readonly from: Point; hasBegun: boolean }

type Dragging = {
  field: Place
  page: Size
  /** How wide the page is drawn now, in pixels. */
  drawnWidth: () => number
  onDrop: (place: Place, what: 'move' | 'resize') => void
}

/** A box that a mouse, a pen or a finger takes along, or by its corner. It is put there when they let go, and not before. */
export function useDrag({ field, page, drawnWidth, onDrop }: Dragging) {
  const drag = useRef<Drag | null>(null)
  const [place, setPlace] = useState<Place | null>(null)

  function stop() {
    drag.current = null
    setPlace(null)
  }

  /** `applied`: where it stands after the pointer went so far. */
  function handlers(what: 'move' | 'resize', applied: (place: Place, by: Point, page: Size) => Place) {
    const placeAt = (event: PointerEvent, { from }: Drag) =>
      applied(field, toPoints({ x: event.clientX - from.x, y: event.clientY - from.y }, drawnWidth(), page), page)
    const isOurs = (event: PointerEvent, held: Drag | null): held is Drag => held?.pointer === event.pointerId
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || drag.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, hasBegun: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = drag.current
        if (!isOurs(event, held)) return
        const { x, y } = held.from
        if (!held.hasBegun && Math.hypot(event.clientX - x, event.clientY - y) < DRAG_BEGINS) return
        held.hasBegun = true
        setPlace(placeAt(event, held))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const held = drag.current
        if (!isOurs(event, held)) return
        if (held.hasBegun) onDrop(placeAt(event, held), what)
        stop()
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }
  }

  /** Whether Escape has let it go back to where it was. */
  function stopByKey(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape' || !drag.current) return false
    stop()
    return true
  }

  return { place, handlers, stopByKey }
}
