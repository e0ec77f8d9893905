import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { TrashIcon, UndoIcon } from '../icons.ts'
import { SignatureDrawing } from './SignatureDrawing.tsx'
import { text } from './signature-pad.text.ts'
import styles from './SignaturePad.module.css'
import { type DrawingLimits, extended, fitted, pointIn, type Stroke } from './strokes.ts'

type SignaturePadProps = {
  /** Names the ground: `Draw your signature`. */
  label: string
  limits: DrawingLimits
  strokes: readonly Stroke[]
  /** Hears of each line when it is done, as it may be kept. */
  onChange: (strokes: Stroke[]) => void
}

/** A ground to draw on with a finger, a pen or a mouse. The page below it stands still meanwhile. */
export function SignaturePad({ label, limits, strokes, onChange }: SignaturePadProps) {
  const ground = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Stroke | null>(null)
  // Beside the state, since several moves may come before it is drawn again.
  const line = useRef<Stroke | null>(null)
  const { box } = limits
  const isFull = strokes.length >= limits.strokes

  function show(stroke: Stroke | null) {
    line.current = stroke
    setDrawn(stroke)
  }

  function pointAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const { left, top, width, height } = ground.current!.getBoundingClientRect()
    return pointIn(box, { width, height }, { x: clientX - left, y: clientY - top })
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    // A second finger, or another button, draws nothing.
    if (!event.isPrimary || event.button !== 0 || isFull) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    show(extended([], pointAt(event)))
  }

  function go(event: PointerEvent<HTMLDivElement>) {
    if (line.current === null || !event.isPrimary) return
    const between = event.nativeEvent.getCoalescedEvents?.() ?? []
    const places = between.length > 0 ? between : [event.nativeEvent]
    show(places.reduce<Stroke>((stroke, place) => extended(stroke, pointAt(place)), line.current))
  }

  function end(event: PointerEvent<HTMLDivElement>) {
    const done = line.current
    if (done === null || !event.isPrimary) return
    show(null)
    onChange(fitted([...strokes, done], limits))
  }

  return (
    <div className={styles.pad}>
      <div
        ref={ground}
        className={styles.ground}
        role="img"
        aria-label={strokes.length === 0 && !drawn ? text.empty({ label }) : text.drawn({ label })}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <SignatureDrawing box={box} strokes={drawn ? [...strokes, drawn] : strokes} />
        {strokes.length === 0 && !drawn && (
          <span className={styles.hint} aria-hidden="true">
            {text.hint}
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <Button
          size="sm"
          variant="quiet"
          icon={UndoIcon}
          disabledReason={strokes.length === 0 ? text.nothingYet : null}
          reasonIsVisible
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {text.undo}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={TrashIcon}
          disabledReason={strokes.length === 0 ? text.nothingYet : null}
          reasonIsVisible
          onClick={() => onChange([])}
        >
          {text.clear}
        </Button>
        {isFull && <p role="status">{text.full}</p>}
      </div>
    </div>
  )
}
