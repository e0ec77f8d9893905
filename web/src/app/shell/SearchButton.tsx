import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SearchIcon } from '../../ui/icons.ts'
import { findKeys } from './find-keys.ts'
import styles from './SearchButton.module.css'
import { text } from './shell.text.ts'

/** How much of it fits beside the menu on a large screen; on a small one its picture alone is seen. */
export type SearchSize = 'picture' | 'words' | 'keys'

/** Opens the search over everything. */
export function SearchButton({ size, onSearch }: { size: SearchSize; onSearch: () => void }) {
  const [held, letter] = findKeys()
  return (
    <button
      type="button"
      className={classNames(styles.button, size !== 'picture' && styles.framed)}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={text.searchKeys({ held, letter })}
      onClick={onSearch}
    >
      <Icon of={SearchIcon} />
      <span className={size === 'picture' ? 'visually-hidden' : styles.words}>{text.search}</span>
      {size === 'keys' && (
        <kbd className={styles.keys}>
          {held} {letter}
        </kbd>
      )}
    </button>
  )
}
