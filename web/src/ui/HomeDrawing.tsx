import { Drawing, Hills, type DrawingTone } from './Drawing.tsx'
import drawing from './Drawing.module.css'
import { toneNumber } from './tone-number.ts'
import styles from './HomeDrawing.module.css'

const TONES: readonly DrawingTone[] = ['clear', 'warm', 'green']

/** Stands in for a photo that no one has taken yet: a small house on a hill, in a colour that stays with `seed`. */
export function HomeDrawing({ seed }: { seed: string }) {
  const tone = TONES[toneNumber(seed, TONES.length)] ?? 'clear'
  return (
    <Drawing tone={tone} className={styles[tone]}>
      <circle cx="236" cy="52" r="19" className={drawing.sun} />
      <Hills />
      <rect x="104" y="104" width="92" height="62" className={styles.wall} />
      <path d="M94 108 150 64l56 44z" className={styles.roof} />
      <rect x="176" y="72" width="11" height="24" className={styles.roof} />
      <path d="M140 166v-28a10 10 0 0 1 20 0v28z" className={styles.door} />
      <rect x="115" y="118" width="16" height="18" rx="2" className={styles.pane} />
      <rect x="169" y="118" width="16" height="18" rx="2" className={styles.pane} />
      <circle cx="72" cy="142" r="17" className={styles.roof} />
      <rect x="70" y="154" width="4" height="16" className={styles.door} />
    </Drawing>
  )
}
