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
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import { type Ref, type RefObject, useRef } from 'react'
import { type ImageActs, ImageCard } from './ImageCard.tsx'
import { placeOfKey } from './image-order.ts'
import styles from './PropertyImages.module.css'

/** Less is a press with an unsteady hand. */
const DRAG_BEGINS = { distance: 5 }
const KEYS = { start: ['Enter', 'Space'], cancel: ['Escape'], end: ['Enter', 'Space', 'Tab'] }
const INSTRUCTIONS = { draggable: 'The arrow keys move it, Enter drops it, Escape puts it back.' }

type PhotoGridProps = {
  images: readonly AssetImage[]
  ref: Ref<HTMLUListElement>
  onMove: (from: number, to: number) => void
  actsOf: (image: AssetImage, position: number) => ImageActs
}

/** Photos that change places: dragged by a pointer, or picked up by Enter, moved by the arrow keys and dropped by Enter. */
export function PhotoGrid({ images, ref, onMove, actsOf }: PhotoGridProps) {
  const ids = images.map(({ ImageId }) => ImageId)
  // Where the keys have taken it: what is under it follows a moment later, and keys may be quicker than that.
  const keyedTo = useRef<number | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: DRAG_BEGINS }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: placesInOrder(ids, keyedTo), scrollBehavior: 'auto' }),
  )

  function pickUp({ active, activatorEvent }: DragStartEvent) {
    keyedTo.current = activatorEvent instanceof KeyboardEvent ? ids.indexOf(String(active.id)) : null
  }

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), keyedTo.current ?? ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={pickUp}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsFor(ids, keyedTo), screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul ref={ref} className={styles.grid} aria-label="Photos of this property">
          {images.map((image, position) => (
            <SortableCard key={image.ImageId} image={image} position={position} acts={actsOf(image, position)} count={images.length} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableCard({ image, position, acts, count }: { image: AssetImage; position: number; acts: ImageActs; count: number }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging, overIndex } = useSortable({
    id: image.ImageId,
  })

  function place(card: HTMLLIElement | null) {
    setNodeRef(card)
    if (!card) return
    // By the object model, since it follows each movement and is no state of the page.
    card.style.translate = transform ? `${transform.x}px ${transform.y}px` : ''
    card.style.transition = transition ?? ''
  }

  return (
    <ImageCard
      ref={place}
      image={image}
      position={isDragging && overIndex >= 0 ? overIndex : position}
      count={count}
      isHeld={isDragging}
      handle={{ ref: setActivatorNodeRef, 'aria-describedby': attributes['aria-describedby'], ...listeners }}
      {...acts}
    />
  )
}

type KeyedTo = RefObject<number | null>

/** The arrow keys go through the places in their order, over the ends of rows. */
function placesInOrder(ids: readonly string[], keyedTo: KeyedTo): KeyboardSensorOptions['coordinateGetter'] {
  return (event, { active, context: { droppableRects } }) => {
    const to = placeOfKey(event.code, keyedTo.current ?? ids.indexOf(String(active)), ids.length - 1)
    const rect = to === null ? undefined : droppableRects.get(ids[to]!)
    if (!rect) return undefined
    event.preventDefault()
    keyedTo.current = to
    return { x: rect.left, y: rect.top }
  }
}

function announcementsFor(ids: readonly UniqueIdentifier[], keyedTo: KeyedTo): Announcements {
  const placeOf = (subject: { id: UniqueIdentifier } | null) => ids.indexOf(subject?.id ?? '') + 1
  const placeNow = (over: Over | null) => (keyedTo.current === null ? placeOf(over) : keyedTo.current + 1)
  return {
    onDragStart: ({ active }) =>
      `Photo ${placeOf(active)} of ${ids.length} picked up. The arrow keys move it, Enter drops it, Escape puts it back.`,
    onDragOver: ({ active, over }) => {
      const hasJustBegun = over?.id === active.id && placeNow(over) === placeOf(active)
      return over === null || hasJustBegun ? undefined : `Place ${placeNow(over)} of ${ids.length}.`
    },
    onDragEnd: ({ over }) => `Photo dropped at place ${placeNow(over)} of ${ids.length}.`,
    onDragCancel: ({ active }) => `Photo put back at place ${placeOf(active)}.`,
  }
}
