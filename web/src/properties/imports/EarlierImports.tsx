import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf } from '../../navigation/list-page.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import type { ImportKind, ImportRunSeen } from './import-kind.ts'
import { isUnderWay, STATUS_LOOKS } from './import-progress.ts'
import { text } from './imports.text.ts'

const PAGE_SIZE = 5
const WHILE_RUNNING_MS = 3_000
const number = (count: number) => count.toLocaleString('en-US')

const columnsOf = ({ addressOf, countsOf, countsInList }: ImportKind): Column<ImportRunSeen>[] => [
  { key: 'file', header: text.file, cell: ({ ImportId, FileName }) => <Link to={addressOf(ImportId)}>{FileName}</Link> },
  { key: 'status', header: text.state, cell: ({ Status }) => <Badge tone={STATUS_LOOKS[Status].tone}>{STATUS_LOOKS[Status].text}</Badge> },
  { key: 'started', header: text.started, cell: ({ StartedAt }) => <DateText date={StartedAt} /> },
  { key: 'rows', header: text.rows, align: 'end', cell: ({ RowsDone }) => number(RowsDone) },
  ...countsInList.map((label): Column<ImportRunSeen> => ({
    key: label,
    header: label,
    align: 'end',
    cell: (run) => number(countsOf(run).find((count) => count.label === label)?.value ?? 0),
  })),
]

/** What was imported before, and what still runs. */
export function EarlierImports({ kind }: { kind: ImportKind }) {
  const [search] = useSearchParams()
  const pageIndex = pageIndexOf(search)
  const { data, error, refetch } = useCall(
    kind.calls.list,
    { PageIndex: pageIndex, PageSize: PAGE_SIZE },
    { keepPrevious: true, refetchEveryMs: (page) => (page?.Items.some(isUnderWay) ? WHILE_RUNNING_MS : false) },
  )
  if (data?.TotalCount === 0) return null
  return (
    <Section title={text.earlierImports}>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TableSkeleton count={3} />}
      {data && (
        <>
          <DataTable
            caption={text.earlierImports}
            columns={columnsOf(kind)}
            rows={data.Items}
            rowKey={(run) => run.ImportId}
            rowName={(run) => run.FileName}
          />
          {data.TotalCount > PAGE_SIZE && (
            <Pagination
              page={data}
              pageSizes={[PAGE_SIZE]}
              addressOf={({ PageIndex }) => withSearch(kind.addressOf(), { page: pageNumberOf(PageIndex) })}
            />
          )}
        </>
      )}
    </Section>
  )
}
