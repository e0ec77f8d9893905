import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'
import styles from './PagedTable.module.css'
import { PastTheEnd } from './PastTheEnd.tsx'

export type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'rows'> &
  Pick<PaginationProps, 'addressOf' | 'pageSizes' | 'countNote'> & {
    /** As the wire has it. */
    page: PaginationProps['page'] & { Items: readonly Row[] }
    /** Another page is on its way while this one is still shown. */
    isBusy: boolean
    /** Stands below the pages. */
    children?: ReactNode
  }

/** One page of a list with its rows, and links to the other pages. A page past the last one says so. */
export function PagedTable<Row>({ page, addressOf, pageSizes, countNote, isBusy, children, ...table }: PagedTableProps<Row>) {
  return (
    <div className={styles.list} aria-busy={isBusy || undefined}>
      {page.Items.length === 0 ? (
        <PastTheEnd first={addressOf({ PageIndex: 0, PageSize: page.PageSize })} />
      ) : (
        <DataTable {...table} rows={page.Items} />
      )}
      <Pagination page={page} addressOf={addressOf} pageSizes={pageSizes} countNote={countNote} />
      {children}
    </div>
  )
}
