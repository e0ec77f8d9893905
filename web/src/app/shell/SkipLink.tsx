import styles from './SkipLink.module.css'
import { text } from './public-shell.text.ts'

export const MAIN_ID = 'main'

/** The first stop of the keyboard: past the menus. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.link}>
      {text.skipToContent}
    </a>
  )
}
