import styles from './DoorDrawing.module.css'

/** A front door in the evening: the keyhole of the mark around it, and light falls out. */
export function DoorDrawing() {
  return (
    <svg viewBox="0 0 480 440" preserveAspectRatio="xMidYMax slice" className={styles.drawing} aria-hidden="true" focusable="false">
      <circle cx="240" cy="236" r="190" className={styles.glow} />
      <path d="M0 396h480v44H0z" className={styles.ground} />
      <path d="M176 396 96 440h288l-80-44z" className={styles.path} />
      <path d="M240 112a84 84 0 0 0-50 151.4L164 396h152l-26-132.6A84 84 0 0 0 240 112z" className={styles.frame} />
      <path d="M240 126a70 70 0 0 0-37.5 129L180 396h120l-22.5-141A70 70 0 0 0 240 126z" className={styles.light} />
      <path d="M206 396V252a34 34 0 0 1 68 0v144z" className={styles.door} />
      <path d="M216 300v-48a24 24 0 0 1 48 0v48zM216 312h48v70h-48z" className={styles.panel} />
      <circle cx="262" cy="332" r="4" className={styles.knob} />
      <path d="M128 150v34" className={styles.rope} />
      <path d="M116 184h24l7 30h-38z" className={styles.lamp} />
      <circle cx="128" cy="222" r="9" className={styles.bulb} />
      <path d="M352 150v34" className={styles.rope} />
      <path d="M340 184h24l7 30h-38z" className={styles.lamp} />
      <circle cx="352" cy="222" r="9" className={styles.bulb} />
      <path
        d="M84 396c-4-30-30-38-24-66 20 4 24 20 26 34 0-26 8-46 28-54 6 28-10 44-16 60 8-10 18-18 34-16-4 24-24 28-30 42z"
        className={styles.leaf}
      />
      <path d="M68 388h52l-7 34H75z" className={styles.pot} />
      <path
        d="M396 396c-4-30-30-38-24-66 20 4 24 20 26 34 0-26 8-46 28-54 6 28-10 44-16 60 8-10 18-18 34-16-4 24-24 28-30 42z"
        className={styles.leaf}
      />
      <path d="M380 388h52l-7 34h-38z" className={styles.pot} />
      <path d="M206 408h68l6 14h-80z" className={styles.mat} />
    </svg>
  )
}
