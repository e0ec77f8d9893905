import styles from './SiteDrawing.module.css'

type Colour = 'brand' | 'clay' | 'blue'

/** A table's edge for things to stand on. */
export function Table() {
  return <rect y="160" width="300" height="40" className={styles.wood} />
}

/** A house of 60 by 66, its lower left corner at the origin. */
export function House({ roof, door }: { roof: Colour; door: Colour }) {
  return (
    <>
      <rect x="4" y="-40" width="52" height="40" className={styles.paper} />
      <path d="M-2-38 30-66l32 28z" className={styles[roof]} />
      <path d="M24 0v-17a6 6 0 0 1 12 0V0z" className={styles[door]} />
      <rect x="10" y="-31" width="10" height="11" rx="1.5" className={styles.glass} />
      <rect x="40" y="-31" width="10" height="11" rx="1.5" className={styles.glass} />
    </>
  )
}

/** A key that lies along the x axis, its bow at the origin. */
export function Key({ colour }: { colour: Colour | 'gold' }) {
  return (
    <path fillRule="evenodd" d="M0-16a16 16 0 1 1-.1 0zm0 9a7 7 0 1 0 .1 0zM15-4h52v8h-6v9h-7V4h-6v6h-7V4H15z" className={styles[colour]} />
  )
}
