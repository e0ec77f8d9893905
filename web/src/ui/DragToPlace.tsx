import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type HTMLAttributes, type ReactNode, useState } from 'react'
import styles from './DragToPlace.module.css'

/** Less is a press with an unsteady hand. */
const DRAG_BEGINS = { distance: 6 }

/** Only a mouse drags here: fingers scroll, and keys have a menu. So there is nothing to read out. */
const SAYS_NOTHING: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type DragToPlaceProps = {
  /** What is shown at the pointer. */
  renderDragged: (id: string) => ReactNode
  onDrop: (id: string, place: string) => void
  children: ReactNode
}

/** Things that are dragged onto places by a mouse. Whatever it does can also be done otherwise. */
export function DragToPlace({ renderDragged, onDrop, children }: DragToPlaceProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: DRAG_BEGINS }))

  function drop({ active, over }: DragEndEvent) {
    setDragged(null)
    if (over) onDrop(String(active.id), placeOf(String(over.id)))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }: DragStartEvent) => setDragged(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{ announcements: SAYS_NOTHING, screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged !== null && <div className={styles.dragged}>{renderDragged(dragged)}</div>}</DragOverlay>
    </DndContext>
  )
}

type Dragged = { ref: (element: HTMLElement | null) => void; isHeld: boolean; handle: HTMLAttributes<HTMLElement> }

export function useDragged(id: string, isFixed: boolean): Dragged {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: isFixed })
  return { ref: setNodeRef, isHeld: isDragging, handle: listeners ?? {} }
}

type Place = { ref: (element: HTMLElement | null) => void; isOver: boolean }

/** One place may be shown `where` and elsewhere: in a list, and in the tree beside it. */
export function usePlace(id: string, where: string, isClosed: boolean): Place {
  const { setNodeRef, isOver } = useDroppable({ id: `${where} ${id}`, disabled: isClosed })
  return { ref: setNodeRef, isOver }
}

function placeOf(id: string): string {
  return id.slice(id.indexOf(' ') + 1)
}
