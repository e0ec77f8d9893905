import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  type KeyboardSensorOptions,
  type Over,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { type ReactNode, type Ref, useState } from 'react'
import type { IconButtonProps } from './IconButton.tsx'
import { text } from './sortable-grid.text.ts'

/** Less is a press with an unsteady hand. */
const DRAG_BEGINS = { distance: 5 }
const KEYS = { start: ['Enter', 'Space'], cancel: ['Escape'], end: ['Enter', 'Space', 'Tab'] }
const INSTRUCTIONS = { draggable: text.theArrowKeysMoveIt }

/** One of several that change places, and what its card needs for that. */
export type Sortable = {
  id: string
  /** Where it is, or would be if it were dropped now. */
  position: number
  isHeld: boolean
  ref: (card: HTMLElement | null) => void
  /** What the button that picks it up listens to. */
  handle: Partial<IconButtonProps>
}

type SortableGridProps = {
  ids: readonly string[]
  label: string
  /** What one of them is called, in what is read out: `Photo`. */
  thing: string
  className: string | undefined
  ref: Ref<HTMLUListElement>
  onMove: (from: number, to: number) => void
  renderCard: (card: Sortable) => ReactNode
}

/** Cards that change places: dragged by a pointer, or picked up by Enter, moved by the arrow keys and dropped by Enter. */
export function SortableGrid({ ids, label, thing, className, ref, onMove, renderCard }: SortableGridProps) {
  // Where the keys have taken it: what is under it follows a moment later, and keys may be quicker than that.
  const [keyed] = useState(createKeyedPlace)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: DRAG_BEGINS }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: placesInOrder(ids, keyed), scrollBehavior: 'auto' }),
  )

  function pickUp({ active, activatorEvent }: DragStartEvent) {
    keyed.take(activatorEvent instanceof KeyboardEvent ? ids.indexOf(String(active.id)) : null)
  }

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), keyed.place() ?? ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={pickUp}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsFor(thing, ids, keyed), screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={ids as string[]} strategy={rectSortingStrategy}>
        <ul ref={ref} className={className} aria-label={label}>
          {ids.map((id, position) => (
            <SortableCard key={id} id={id} position={position} renderCard={renderCard} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableCard({ id, position, renderCard }: Pick<Sortable, 'id' | 'position'> & Pick<SortableGridProps, 'renderCard'>) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging, overIndex } = useSortable({ id })

  function place(card: HTMLElement | null) {
    setNodeRef(card)
    if (!card) return
    // By the object model, since it follows each movement and is no state of the page.
    card.style.translate = transform ? `${transform.x}px ${transform.y}px` : ''
    card.style.transition = transition ?? ''
  }

  return renderCard({
    id,
    position: isDragging && overIndex >= 0 ? overIndex : position,
    isHeld: isDragging,
    ref: place,
    handle: { ref: setActivatorNodeRef, 'aria-describedby': attributes['aria-describedby'], ...listeners },
  })
}

/** Where a key moves what is at a place; null for keys that move nothing. */
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

type KeyedPlace = ReturnType<typeof createKeyedPlace>

/** Null while a pointer drags. */
function createKeyedPlace() {
  let now: number | null = null
  return { place: () => now, take: (place: number | null) => void (now = place) }
}

/** The arrow keys go through the places in their order, over the ends of rows. */
function placesInOrder(ids: readonly string[], keyed: KeyedPlace): KeyboardSensorOptions['coordinateGetter'] {
  return (event, { active, context: { droppableRects } }) => {
    const to = placeOfKey(event.code, keyed.place() ?? ids.indexOf(String(active)), ids.length - 1)
    const rect = to === null ? undefined : droppableRects.get(ids[to]!)
    if (to === null || !rect) return undefined
    event.preventDefault()
    keyed.take(to)
    return { x: rect.left, y: rect.top }
  }
}

function announcementsFor(thing: string, ids: readonly UniqueIdentifier[], keyed: KeyedPlace): Announcements {
  const placeOf = (subject: { id: UniqueIdentifier } | null) => ids.indexOf(subject?.id ?? '') + 1
  const placeNow = (over: Over | null) => (keyed.place() ?? placeOf(over) - 1) + 1
  return {
    onDragStart: ({ active }) => text.pickedUp({ thing, place: placeOf(active), total: ids.length }),
    onDragOver: ({ active, over }) => {
      const hasJustBegun = over?.id === active.id && placeNow(over) === placeOf(active)
      return over === null || hasJustBegun ? undefined : text.placeNow({ place: placeNow(over), total: ids.length })
    },
    onDragEnd: ({ over }) => text.dropped({ thing, place: placeNow(over), total: ids.length }),
    onDragCancel: ({ active }) => text.putBack({ thing, place: placeOf(active) }),
  }
}
