import { GetUserAssignedAssets, type AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { ListSearchForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import type { AssignedView } from './assigned-address.ts'

type AssignedListProps<Tab extends string> = {
  caption: string
  view: AssignedView<Tab>
  addressOf: (change: Partial<AssignedView<Tab>>) => string
  filters: Pick<InputOf<typeof GetUserAssignedAssets>, 'State' | 'Scope' | 'IsListed'>
  columns: readonly Column<AssignedAsset>[]
  rowMenu?: (asset: AssignedAsset) => readonly MenuEntry[]
  /** Stands here where the tab has nothing. */
  empty: ReactNode
}

/** Properties that are assigned to whoever looks: search, the list, its pages. What is chosen is in the address. */
export function AssignedList<Tab extends string>({ caption, view, addressOf, filters, columns, rowMenu, empty }: AssignedListProps<Tab>) {
  const navigate = useNavigate()
  const answer = useCall(
    GetUserAssignedAssets,
    { ...filters, Text: view.text || null, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  const page = answer.data
  const isBare = page?.TotalCount === 0 && view.text === ''
  return (
    <>
      {!isBare && (
        <ListFilters
          label={caption}
          rules={ListSearchForm}
          text={view.text}
          onText={(text) => void navigate(addressOf({ text, pageIndex: 0 }), { replace: true })}
          placeholder="Title or place"
          maxLength={100}
        />
      )}
      {answer.error && !page && <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !page && <TableSkeleton />}
      {isBare && empty}
      {page?.TotalCount === 0 && !isBare && (
        <EmptyState
          title={messages.noConnectedAndAssignedPropertiesFound}
          icon={HomeIcon}
          action={<LinkButton to={addressOf({ text: '', pageIndex: 0 })}>Clear the search</LinkButton>}
        >
          Nothing fits what you are looking for.
        </EmptyState>
      )}
      {page && page.TotalCount > 0 && (
        <PagedTable
          caption={caption}
          columns={columns}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={({ AssignmentId }) => AssignmentId}
          rowName={({ Title }) => Title}
          rowMenu={rowMenu}
        >
          <ExportListButton list="GetUserAssignedAssets" filters={{ ...filters, Text: view.text || null }} />
        </PagedTable>
      )}
    </>
  )
}
