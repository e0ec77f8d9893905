import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** A text as a picture that phones read. Dark on light in both schemes: many readers want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className={styles.code}>
      <path d={squares.join('')} />
    </svg>
  )
}
