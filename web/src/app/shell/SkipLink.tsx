import styles from './SkipLink.module.css'

export const MAIN_ID = 'main'

/** The first stop of the keyboard: past the menus. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.link}>
      Skip to content
    </a>
  )
}
