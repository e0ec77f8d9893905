import { inParts } from '../in-parts.ts'
import { type Box, lineOf, type Stroke } from './strokes.ts'
import styles from './SignaturePad.module.css'

const line = (stroke: Stroke) => <polyline points={lineOf(stroke)} />

/** Lines as they were drawn. It is said beside it what it is. */
export function SignatureDrawing({ box, strokes }: { box: Box; strokes: readonly Stroke[] }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
      {inParts(strokes.map(line))}
    </svg>
  )
}
