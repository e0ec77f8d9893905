import { PAGE_SIZES, LAST_PAGE_INDEX } from '@keystead/contract/rpc/paging.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PAGE_TURN } from '../navigation/page-turn.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from './icons.ts'
import { pageNumbers, rangeText } from './page-numbers.ts'
import styles from './Pagination.module.css'
import { text } from './table.text.ts'

export type PaginationProps = {
  /** The fields of a page as the wire has them. */
  page: { PageIndex: number; PageSize: number; TotalCount: number; TotalIsCapped: boolean }
  /** The address of a page; a new size starts at the first. */
  addressOf: (page: { PageIndex: number; PageSize: number }) => string
  /** To choose from; a single one leaves no choice. */
  pageSizes?: readonly number[]
  /** What else there is to say of how many there are: `20 with their units`. */
  countNote?: string
}

/** Which part of a list is shown, and links to the rest. Nothing but links, so it works before any script. */
export function Pagination({ page, addressOf, pageSizes = PAGE_SIZES, countNote }: PaginationProps) {
  const { PageIndex, PageSize, TotalCount, TotalIsCapped } = page
  if (TotalCount === 0) return null
  const count = Math.min(Math.ceil(TotalCount / PageSize), LAST_PAGE_INDEX + 1)
  const address = (index: number) => addressOf({ PageIndex: index, PageSize })
  return (
    <nav className={styles.bar} aria-label={text.pages}>
      <span className="tabular">
        {rangeText(page)}
        {TotalIsCapped && '+'}
        {countNote && `, ${countNote}`}
      </span>
      {count > 1 && (
        <ul className={styles.pages}>
          <li>
            <Step to={PageIndex > 0 ? address(PageIndex - 1) : null} label={text.previousPage}>
              <Icon of={ChevronLeftIcon} />
            </Step>
          </li>
          {pageNumbers(PageIndex, count).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span className={styles.number} aria-hidden="true">
                  …
                </span>
              ) : (
                <Link
                  to={address(number)}
                  state={PAGE_TURN}
                  className={classNames(styles.page, styles.number, 'tabular')}
                  aria-label={text.page({ number: number + 1 })}
                  aria-current={number === PageIndex ? 'page' : undefined}
                >
                  {number + 1}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Step to={PageIndex < count - 1 ? address(PageIndex + 1) : null} label={text.nextPage}>
              <Icon of={ChevronRightIcon} />
            </Step>
          </li>
        </ul>
      )}
      {pageSizes.length > 1 && (
        <details className={styles.sizes} key={PageSize}>
          <summary>
            {text.sizePerPage({ size: PageSize })}
            <Icon of={ChevronDownIcon} size="sm" />
          </summary>
          <div className={styles.sizeList}>
            {pageSizes.map((size) => (
              <Link
                key={size}
                to={addressOf({ PageIndex: 0, PageSize: size })}
                className={classNames(styles.page, 'tabular')}
                aria-label={text.sizePerPage({ size })}
                aria-current={size === PageSize || undefined}
              >
                {size}
              </Link>
            ))}
          </div>
        </details>
      )}
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span className={classNames(styles.page, styles.off)} aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link to={to} state={PAGE_TURN} className={styles.page} aria-label={label}>
      {children}
    </Link>
  )
}
