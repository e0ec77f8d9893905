import { FACET_FIELDS } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button-look.ts'
import { classNames } from '../../../ui/class-names.ts'
import chip from '../../../ui/Chip.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import { ChevronDownIcon } from '../../../ui/icons.ts'
import { FacetCountsContext, useFacetCounts } from './facet-counts.ts'
import { type PropertySearch, countSet, withoutFilters } from './search-address.ts'
import { useSearchAddress } from './search-view.ts'
import styles from './FilterChip.module.css'
import { text } from './filter-bar.text.ts'

type FilterChipProps = {
  search: PropertySearch
  label: string
  /** What is chosen in it. */
  filters: readonly (keyof SearchFilters)[]
  wide?: boolean
  children: ReactNode
}

/**
 * A chip that opens some filters: a panel below it, or a sheet at the foot of a phone. It is the browser's own
 * `details`, so that it opens, fills in and submits before any script has come.
 */
export function FilterChip({ search, label, filters, wide, children }: FilterChipProps) {
  const addressOf = useSearchAddress()
  const count = countSet(search, filters)
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const counts = useFacetCounts(
    search,
    FACET_FIELDS.filter((field) => filters.includes(field)),
    isOpen,
  )
  useEffect(() => {
    // It may have been opened before any script was there to hear of it.
    setOpen(ref.current!.open)
    return closeFromOutside(ref.current!)
  }, [])

  return (
    <details ref={ref} name="search-filters" className={styles.filter} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classNames(chip.chip, styles.chip)} data-active={count > 0 || undefined}>
        {label}
        {count > 0 && (
          <span className={classNames(chip.count, 'tabular')}>
            {count}
            <span className="visually-hidden"> {text.set}</span>
          </span>
        )}
        <Icon of={ChevronDownIcon} size="sm" />
      </summary>
      <div className={classNames(styles.panel, wide && styles.wide)} role="group" aria-label={label}>
        <FacetCountsContext value={counts}>
          <div className={styles.fields}>{children}</div>
        </FacetCountsContext>
        <div className={styles.foot}>
          {count > 0 ? (
            <Link to={addressOf(withoutFilters(search, filters))} className={buttonClass({ variant: 'quiet' })} preventScrollReset>
              {text.clear}
            </Link>
          ) : (
            <span />
          )}
          <Button type="submit" variant="primary">
            {text.showResults}
          </Button>
        </div>
      </div>
    </details>
  )
}

/** Escape closes it and goes back to its chip; so does a press or a focus elsewhere, which stays where it went. */
function closeFromOutside(details: HTMLDetailsElement): () => void {
  const leave = (event: Event) => {
    if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false
  }
  const press = (event: PointerEvent) => {
    // The dimmed page around a phone's sheet belongs to the element itself.
    if (event.target === details) details.open = false
    leave(event)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', press)
  document.addEventListener('focusin', leave)
  details.addEventListener('keydown', escape)
  return () => {
    document.removeEventListener('pointerdown', press)
    document.removeEventListener('focusin', leave)
    details.removeEventListener('keydown', escape)
  }
}
