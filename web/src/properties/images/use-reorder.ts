import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { moved } from './image-order.ts'
import { text } from './images.text.ts'

/** What is held, where it was and where it would go now. */
type Held = { imageId: string; from: number; to: number }
type Drag = { pointerId: number; imageId: string; startX: number; startY: number; isMoving: boolean; card: HTMLElement }

/** Less is a press with an unsteady hand. */
const DRAG_BEGINS_PIXELS = 5

type ReorderOptions<Image> = {
  images: readonly Image[]
  list: RefObject<HTMLUListElement | null>
  onMove: (from: number, to: number) => void
  announce: (news: string) => void
}

/**
 * Photos change places in two ways: dragged by a pointer (mouse, pen or finger), or picked up by a press, moved by the
 * arrow keys and dropped by another press.
 */
export function useReorder<Image extends { readonly ImageId: string }>({ images, list, onMove, announce }: ReorderOptions<Image>) {
  const [held, setHeld] = useState<Held | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const [wasDragged, setWasDragged] = useState(false)
  const last = images.length - 1
  const placeOf = (imageId: string) => images.findIndex((image) => image.ImageId === imageId)
  const from = held ? placeOf(held.imageId) : -1
  const shown = held && from >= 0 ? moved(images, from, Math.min(held.to, last)) : images

  // A card that changes its place loses the focus on the way.
  useEffect(() => {
    if (held) list.current?.querySelector<HTMLElement>(`[data-handle="${held.imageId}"]`)?.focus()
  }, [held, list])

  function pickUp(imageId: string) {
    const place = placeOf(imageId)
    setHeld({ imageId, from: place, to: place })
    announce(text.pickedUp({ place: place + 1, count: images.length }))
  }

  function drop() {
    if (!held) return
    setHeld(null)
    announce(text.dropped({ place: held.to + 1, count: images.length }))
    if (from >= 0 && from !== held.to) onMove(from, Math.min(held.to, last))
  }

  function putBack() {
    if (!held) return
    setHeld(null)
    announce(text.putBack({ place: held.from + 1 }))
  }

  function press(imageId: string) {
    // The press that ends a drag picks nothing up.
    if (wasDragged) return setWasDragged(false)
    if (held?.imageId === imageId) drop()
    else pickUp(imageId)
  }

  function key(event: KeyboardEvent) {
    if (!held) return
    const to = placeOfKey(event.key, held.to, last)
    if (event.key === 'Escape') putBack()
    // Whoever goes on means it to stay there.
    else if (event.key === 'Tab') return drop()
    else if (to === null) return
    else if (to !== held.to) {
      setHeld({ ...held, to })
      announce(text.placeNow({ place: to + 1, count: images.length }))
    }
    event.preventDefault()
  }

  function pointerDown(event: PointerEvent<HTMLElement>, imageId: string) {
    const card = event.currentTarget.closest('li')
    if (event.button !== 0 || !card) return
    setWasDragged(false)
    setDrag({ pointerId: event.pointerId, imageId, startX: event.clientX, startY: event.clientY, isMoving: false, card })
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function pointerMove(event: PointerEvent<HTMLElement>) {
    if (event.pointerId !== drag?.pointerId) return
    const [x, y] = [event.clientX - drag.startX, event.clientY - drag.startY]
    if (!drag.isMoving) {
      if (Math.hypot(x, y) < DRAG_BEGINS_PIXELS) return
      setDrag({ ...drag, isMoving: true })
      setHeld(null)
    }
    // By the object model, since it follows each movement and is no state of the page.
    drag.card.style.translate = `${x}px ${y}px`
    setTarget(imageAt(event.clientX, event.clientY, list.current, drag.card))
  }

  function pointerUp(event: PointerEvent<HTMLElement>) {
    if (event.pointerId !== drag?.pointerId) return
    const over = target
    endDrag()
    if (!drag.isMoving) return
    setWasDragged(true)
    if (over === null || over === drag.imageId) return
    const [start, end] = [placeOf(drag.imageId), placeOf(over)]
    if (start < 0 || end < 0) return
    announce(text.moved({ place: end + 1, count: images.length }))
    onMove(start, end)
  }

  function endDrag() {
    if (drag) drag.card.style.translate = ''
    setDrag(null)
    setTarget(null)
  }

  return {
    /** In the order that would be if what is held were dropped. */
    shown,
    heldId: held?.imageId ?? null,
    draggedId: drag?.isMoving ? drag.imageId : null,
    targetId: target,
    press,
    key,
    pointer: { onDown: pointerDown, onMove: pointerMove, onUp: pointerUp, onCancel: endDrag },
  }
}

export type Reorder = ReturnType<typeof useReorder>

function placeOfKey(key: string, place: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, place - 1)
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, place + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** The photo under the pointer, beside the one that is dragged over it. */
function imageAt(x: number, y: number, list: HTMLElement | null, dragged: HTMLElement): string | null {
  const cards = [...(list?.children ?? [])].filter((card): card is HTMLElement => card instanceof HTMLElement && card !== dragged)
  const over = cards.find((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
  return over?.dataset['image'] ?? null
}
