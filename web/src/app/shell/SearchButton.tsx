import { Icon } from '../../ui/Icon.tsx'
import { SearchIcon } from '../../ui/icons.ts'
import { findKeys } from './find-keys.ts'
import styles from './SearchButton.module.css'
import { text } from './shell.text.ts'

/** Opens the search over everything; on a small screen its picture alone is seen. */
export function SearchButton({ onSearch }: { onSearch: () => void }) {
  const [held, letter] = findKeys()
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={text.searchKeys({ held, letter })}
      onClick={onSearch}
    >
      <Icon of={SearchIcon} />
      <span className={styles.words}>{text.search}</span>
      <kbd className={styles.keys}>
        {held} {letter}
      </kbd>
    </button>
  )
}
