import type { MouseEvent } from 'react'
import { KINDS } from './field-looks.ts'
import { FieldBox } from './FieldBox.tsx'
import styles from './FieldBox.module.css'
import { type Point, type Size, toPoints } from './geometry.ts'
import { text } from './placing.text.ts'
import type { Placing } from './use-placing.ts'

type PageFieldsProps = { page: number; placing: Placing; keysId: string }

/** The fields of a page above it; while one is to be placed, the page is where to press. */
export function PageFields({ page, placing, keysId }: PageFieldsProps) {
  const { fields, sizes, armed, role, put } = placing
  const size = sizes[page - 1]!
  const entries = fields.map((field, index) => ({ index, field })).filter(({ field }) => field.page === page)
  return (
    <div className={styles.over}>
      {entries.map(({ index, field }) => (
        <FieldBox key={index} index={index} field={field} page={size} placing={placing} keysId={keysId} />
      ))}
      {armed !== null && (
        <button
          type="button"
          className={styles.target}
          aria-label={text.placeHere({ kind: KINDS[armed], role: role ?? '', page: String(page) })}
          onClick={(event) => put(armed, page, pressedAt(event, size))}
        />
      )}
    </div>
  )
}

/** Null for a key, which is pressed nowhere. */
function pressedAt(event: MouseEvent<HTMLElement>, size: Size): Point | null {
  if (event.detail === 0) return null
  const { left, top, width } = event.currentTarget.getBoundingClientRect()
  return toPoints({ x: event.clientX - left, y: event.clientY - top }, width, size)
}
