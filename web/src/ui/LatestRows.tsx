import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Section } from './Section.tsx'
import { TableSkeleton } from './Skeleton.tsx'
import styles from './LatestRows.module.css'

export const LATEST_ROWS = 5

type LatestRowsProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'caption'> & {
  title: string
  description: string
  action?: ReactNode
  /** The first page of the list, as it was asked for. */
  asked: {
    data: { readonly Items: readonly Row[]; readonly TotalCount: number } | undefined
    error: ErrorStateProps['failure'] | null
    refetch: () => unknown
  }
  empty: Pick<EmptyStateProps, 'title' | 'icon' | 'children'>
  all: { to: string; text: (values: { count: number }) => string }
}

/** The latest of a list on the page of what they are about, with the way to all of them. */
export function LatestRows<Row>({ title, description, action, asked, empty, all, ...table }: LatestRowsProps<Row>) {
  const { data, error, refetch } = asked
  return (
    <Section title={title} description={description} action={action}>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TableSkeleton count={2} />}
      {data?.TotalCount === 0 && <EmptyState {...empty} compact />}
      {data && data.TotalCount > 0 && (
        <>
          <DataTable {...table} caption={title} rows={data.Items} />
          <p className={styles.all}>
            <LinkButton to={all.to} size="sm">
              {all.text({ count: data.TotalCount })}
            </LinkButton>
          </p>
        </>
      )}
    </Section>
  )
}
