import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { ListSearchForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import type { AssignedView } from './assigned-address.ts'
import type { AssignedFilters } from './assigned-views.ts'
import { text as words } from './assigned.text.ts'

export type AssignedPage = OutputOf<typeof GetUserAssignedAssets>

type AssignedListProps<Key extends string> = {
  caption: string
  view: AssignedView<Key>
  addressOf: (change: Partial<AssignedView<Key>>) => string
  filters: AssignedFilters
  skeleton: ReactNode
  /** Stands here where the view has nothing. */
  empty: ReactNode
  /** A page of the list, with its links to other pages. */
  children: (page: AssignedPage, isBusy: boolean) => ReactNode
}

/** So many are found at a glance. */
const FEW = 5

/** Properties that an agent works for, or a tenant lives in. What is chosen is in the address. */
export function AssignedList<Key extends string>(props: AssignedListProps<Key>) {
  const { caption, view, addressOf, filters, skeleton, empty, children } = props
  const navigate = useNavigate()
  const narrowed = { ...filters, Text: view.text || null }
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetUserAssignedAssets,
    { ...narrowed, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  return (
    <>
      {(view.text !== '' || (data && data.TotalCount > FEW)) && (
        <ListFilters
          label={caption}
          rules={ListSearchForm}
          text={view.text}
          onText={(text) => void navigate(addressOf({ text, pageIndex: 0 }), { replace: true })}
          placeholder={words.searchPlaceholder}
          maxLength={100}
        />
      )}
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && skeleton}
      {data?.TotalCount === 0 && view.text === '' && empty}
      {data?.TotalCount === 0 && view.text !== '' && (
        <EmptyState
          title={messages.noConnectedAndAssignedPropertiesFound}
          icon={HomeIcon}
          action={<LinkButton to={addressOf({ text: '', pageIndex: 0 })}>{words.clearSearch}</LinkButton>}
        >
          {words.nothingFound}
        </EmptyState>
      )}
      {data && data.TotalCount > 0 && (
        <>
          {data.Items.length > 0 ? children(data, isPlaceholderData) : <PastTheEnd first={addressOf({ pageIndex: 0 })} icon={HomeIcon} />}
          <ExportListButton list="GetUserAssignedAssets" filters={narrowed} />
        </>
      )}
    </>
  )
}
