import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'
import styles from './ListFilters.module.css'

export type ListFiltersProps = SearchBoxProps & {
  /** What is searched, for assistive technology. */
  label: string
  /** What narrows or orders the list besides its search. */
  children?: ReactNode
}

/** Above a list: its search, and what else chooses from it. */
export function ListFilters({ label, children, className, ...search }: ListFiltersProps) {
  return (
    <div className={classNames(styles.filters, className)} role="search" aria-label={label}>
      <SearchBox {...search} className={styles.search} />
      {children}
    </div>
  )
}
