import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button-look.ts'
import { classNames } from '../../../ui/class-names.ts'
import chip from '../../../ui/Chip.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import { ChevronDownIcon } from '../../../ui/icons.ts'
import styles from './FilterChip.module.css'

type FilterChipProps = {
  label: string
  /** How many filters of it are set. */
  count: number
  /** The same search without any of them. */
  clearTo: string
  wide?: boolean
  children: ReactNode
}

/**
 * A chip that opens some filters: a panel below it, or a sheet at the foot of a phone. It is the browser's own
 * `details`, so that it opens, fills in and submits before any script has come.
 */
export function FilterChip({ label, count, clearTo, wide, children }: FilterChipProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeFromOutside(ref.current!), [])

  return (
    <details ref={ref} name="search-filters" className={styles.filter}>
      <summary className={classNames(chip.chip, styles.chip)} data-active={count > 0 || undefined}>
        {label}
        {count > 0 && (
          <span className={classNames(chip.count, 'tabular')}>
            {count}
            <span className="visually-hidden"> set</span>
          </span>
        )}
        <Icon of={ChevronDownIcon} size="sm" />
      </summary>
      <div className={classNames(styles.panel, wide && styles.wide)} role="group" aria-label={label}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          {count > 0 ? (
            <Link to={clearTo} className={buttonClass({ variant: 'quiet' })} preventScrollReset>
              Clear
            </Link>
          ) : (
            <span />
          )}
          <Button type="submit" variant="primary">
            Show results
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
