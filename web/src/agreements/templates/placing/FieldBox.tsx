import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, use, useLayoutEffect, useRef } from 'react'
import { controlId } from '../../../ui/form/form-errors.ts'
import { FormId } from '../../../ui/form/form-id.ts'
import { actOfKey } from './box-keys.ts'
import { fieldText, labelText, roleText, toneOf } from './field-looks.ts'
import { moved, resized, shares, type Size } from './geometry.ts'
import styles from './FieldBox.module.css'
import { text } from './placing.text.ts'
import { useDrag } from './use-drag.ts'
import type { Placing } from './use-placing.ts'

type FieldBoxProps = {
  index: number
  field: PlacedField
  page: Size
  placing: Placing
  /** Of the words that say which keys do what. */
  keysId: string
}

/** A field on its page: the color of its role, and its words as far as there is room. */
export function FieldBox({ index, field, page, placing, keysId }: FieldBoxProps) {
  const { roles, isReadOnly, selected } = placing
  const box = useRef<HTMLDivElement>(null)
  const face = useRef<HTMLButtonElement>(null)
  const id = controlId(use(FormId), `Fields.${index}`)
  const drag = useDrag({
    field,
    page,
    drawnWidth: () => box.current!.parentElement!.getBoundingClientRect().width,
    onDrop: (place, what) => placing.putAt(index, place, what),
  })
  const place = drag.place ?? field

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(shares(place, page))) box.current!.style.setProperty(name, value)
  }, [place, page])

  function pressKey(event: KeyboardEvent) {
    if (drag.stopByKey(event)) return
    const act = actOfKey(event)
    if (!act) return
    event.preventDefault()
    placing.act(index, act, event.repeat)
  }

  /** By a mouse a press selects, and a second one opens; a key, or a program that reads the page, has only one. */
  function press(event: MouseEvent) {
    if (event.detail === 0) placing.open(index)
  }

  const name = fieldText(field, roles)
  const shared = {
    id,
    'data-field': index,
    'aria-label': name,
    title: name,
    className: styles.face,
    onFocus: () => placing.select(index),
  }
  const words = <span className={styles.words}>{text.inBox({ role: roleText(field.role, roles), label: labelText(field) })}</span>
  const [move, resize] = [drag.handlers('move', moved), drag.handlers('resize', resized)]
  const grabbed = (grab: (event: PointerEvent<HTMLElement>) => void) => (event: PointerEvent<HTMLElement>) => {
    // Not every browser does it for buttons, and the page must not move below the pointer.
    face.current!.focus({ preventScroll: true })
    grab(event)
    // A press on the corner would take it away again.
    if (event.currentTarget !== face.current) event.preventDefault()
  }

  return (
    <div
      ref={box}
      className={styles.box}
      data-tone={toneOf(field.role, roles)}
      data-selected={index === selected || undefined}
      data-dragged={drag.place !== null || undefined}
    >
      {isReadOnly ? (
        <div {...shared} role="img" tabIndex={-1}>
          {words}
        </div>
      ) : (
        <>
          <button
            {...shared}
            ref={face}
            type="button"
            aria-describedby={keysId}
            onKeyDown={pressKey}
            onClick={press}
            onDoubleClick={() => placing.open(index)}
            {...move}
            onPointerDown={grabbed(move.onPointerDown)}
          >
            {words}
          </button>
          <span
            className={styles.corner}
            aria-hidden="true"
            data-corner={index}
            {...resize}
            onPointerDown={grabbed(resize.onPointerDown)}
          />
        </>
      )}
    </div>
  )
}
