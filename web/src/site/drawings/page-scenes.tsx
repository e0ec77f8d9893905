import { Hills } from '../../ui/Drawing.tsx'
import { House, Key } from './scene-parts.tsx'
import drawing from '../../ui/Drawing.module.css'
import styles from './SiteDrawing.module.css'

const HOOKS = [78, 126, 174, 222]
const KEY_COLOURS = ['gold', 'clay', 'brand', 'blue'] as const

/** The front desk: a board of keys, a bell, a book. */
export function Desk() {
  return (
    <>
      <rect x="48" y="26" width="204" height="92" rx="8" className={styles.paper} />
      <rect x="48" y="26" width="204" height="10" rx="5" className={styles.shade} />
      {HOOKS.map((x, index) => (
        <g key={x} transform={`translate(${x} 58) rotate(90) scale(0.6)`}>
          <Key colour={KEY_COLOURS[index]!} />
        </g>
      ))}
      <rect y="150" width="300" height="50" className={styles.wood} />
      <rect y="150" width="300" height="7" className={styles.shade} />
      <path d="M176 146a26 24 0 0 1 52 0z" className={styles.gold} />
      <rect x="170" y="146" width="64" height="6" rx="3" className={styles.brand} />
      <circle cx="202" cy="120" r="4" className={styles.brand} />
      <path d="M56 150c14-9 30-9 42 0 12-9 28-9 42 0v-7c-14-9-30-9-42 0-12-9-28-9-42 0z" className={styles.clay} />
    </>
  )
}

/** Two sides of a river, and the way across. */
export function Bridge() {
  return (
    <>
      <circle cx="150" cy="46" r="19" className={drawing.sun} />
      <path d="M0 138c46-30 96-34 148-16s104 16 152-10v88H0z" className={drawing.hill} />
      <path d="M96 200c10-30 8-40 20-54h68c12 14 10 24 20 54z" className={styles.glass} />
      <path d="M0 150c40-8 80-8 116-4-12 14-10 24-20 54H0zM300 150c-40-8-80-8-116-4 12 14 10 24 20 54h96z" className={drawing.near} />
      <path d="M92 148c34-34 82-34 116 0v12c-30-26-86-26-116 0z" className={styles.clay} />
      <path d="M104 136v-14M128 122v-14M150 118v-14M172 122v-14M196 136v-14M104 124c28-22 64-22 92 0" className={styles.rule} />
      <g transform="translate(24 148)">
        <House roof="brand" door="clay" />
      </g>
      <g transform="translate(216 148)">
        <House roof="blue" door="clay" />
      </g>
    </>
  )
}

/** A road from door to door. */
export function Road() {
  return (
    <>
      <circle cx="58" cy="44" r="19" className={drawing.sun} />
      <Hills />
      <path d="M0 196c70-4 64-34 128-36s72-26 172-30v12c-92 6-92 28-158 32S92 200 60 200H0z" className={styles.wood} />
      <g transform="translate(22 166)">
        <House roof="clay" door="brand" />
      </g>
      <g transform="translate(118 142) scale(0.85)">
        <House roof="brand" door="clay" />
      </g>
      <g transform="translate(214 124) scale(0.7)">
        <House roof="blue" door="clay" />
      </g>
      <circle cx="192" cy="106" r="13" className={styles.brand} />
      <rect x="190.5" y="116" width="3" height="12" className={styles.clay} />
    </>
  )
}
