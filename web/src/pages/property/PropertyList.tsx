import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { useBulkActions } from '../../properties/bulk/use-bulk-actions.tsx'
import { useSelection } from '../../properties/bulk/use-selection.ts'
import { ExportButton } from '../../properties/imports/ExportButton.tsx'
import {
  isGrouped,
  isNarrowed,
  LIST_PAGE_SIZE,
  listViewOf,
  NO_FILTER,
  searchOf,
  type ListTab,
  type ListView,
} from '../../properties/properties/owned/list-address.ts'
import { listFiltersOf } from '../../properties/properties/owned/list-filters.ts'
import { propertyColumns } from '../../properties/properties/owned/property.columns.tsx'
import { PropertyFilters } from '../../properties/properties/owned/PropertyFilters.tsx'
import { UnitRows } from '../../properties/units/UnitRows.tsx'
import { useMay } from '../../sessions/rights.ts'
import { useUsual } from '../../sessions/use-usual.ts'
import { homeMenuOf } from './home-menu.ts'
import { useHomeActions } from './use-home-actions.tsx'
import { usePropertyActions } from './use-property-actions.tsx'
import { text } from './property-list.text.ts'

type PropertyListProps = {
  place: (search: Search) => string
  caption: string
  /** A screen of its own for one tab: the address then says nothing of tabs. */
  only?: ListTab
  /** How many properties there are, units included. */
  count?: number
  /** Stands here while there is nothing at all. */
  empty: ReactNode
}

/** An owner's properties: filters, the list, its pages. Everything that is chosen is in the address. */
export function PropertyList({ place, caption, only, count, empty }: PropertyListProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const more = useHomeActions()
  const may = useMay()
  const view = listViewOf(search)
  const tab = only ?? view.tab
  const isInGroups = only === undefined && isGrouped(view)
  const filters = listFiltersOf(view, tab)
  const selection = useSelection(JSON.stringify(filters))
  const actions = usePropertyActions({ onDeleted: selection.drop })
  const [isCompact, setIsCompact] = useUsual('compactRows')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const answer = useCall(
    GetUserAssets,
    {
      ...filters,
      TopLevel: isInGroups || null,
      Sort: view.sort,
      PageIndex: view.pageIndex,
      PageSize: view.pageSize,
    },
    { keepPrevious: true },
  )
  const addressOf = (change: Partial<ListView>) => place(searchOf({ ...view, pageIndex: 0, ...change }))
  const page = answer.data
  const bulk = useBulkActions(
    { filters, total: page, selection },
    <ExportButton size="sm" wanted={{ ...filters, AssetIds: [...selection.ids] }} />,
  )
  const isBare = page?.TotalCount === 0 && !isNarrowed(view)
  const unitsLink = (buildingId: string) => place(searchOf({ ...listViewOf(new URLSearchParams()), buildingId }))
  const units = {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) => setOpen(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id])),
  }

  return (
    <>
      {(!isBare || view.tab !== 'all') && (
        <PropertyFilters
          view={view}
          buildingName={page?.Items[0]?.BuildingAddressLine ?? page?.Items[0]?.BuildingTitle ?? null}
          addressOf={addressOf}
          onChange={(change) => void navigate(addressOf(change), { replace: true })}
          rows={{ isCompact, change: setIsCompact }}
          hasViews={only === undefined}
        />
      )}
      {answer.error && !page && <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !page && <TableSkeleton />}
      {isBare && empty}
      {page?.TotalCount === 0 && !isBare && (
        <EmptyState
          title={only === 'listed' ? messages.noListedPropertiesFound : messages.noPropertiesFound}
          icon={HomeIcon}
          action={<LinkButton to={addressOf({ text: '', ...NO_FILTER })}>{text.clearTheSearch}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      )}
      {page && page.TotalCount > 0 && (
        <PagedTable
          caption={caption}
          columns={propertyColumns(view.sort, {
            sortLink: (sort) => addressOf({ sort }),
            homeLink: tab === 'ending' ? (id: string) => paths.viewProperty(id, 'people') : paths.viewProperty,
            unitsLink,
            units: isInGroups ? units : null,
            isCompact,
          })}
          isCompact={isCompact}
          isShortOnPhone
          renderBelow={({ AssetId }, asRows) =>
            isInGroups && open.has(AssetId) && <UnitRows buildingId={AssetId} asRows={asRows} allLink={unitsLink(AssetId)} />
          }
          pageSizes={[10, LIST_PAGE_SIZE, 50, 100]}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          countNote={isInGroups && count && count > page.TotalCount ? text.withUnits({ count }) : undefined}
          isBusy={answer.isPlaceholderData}
          rowKey={(property) => property.AssetId}
          rowName={({ AddressLine, Title }) => [AddressLine, Title].filter(Boolean).join(', ')}
          rowMenu={(property) => homeMenuOf(property, actions, more, { may })}
          selection={{
            selected: selection.ids,
            onChange: selection.change,
            actions: bulk.bar,
          }}
        />
      )}
      {actions.dialog}
      {more.dialog}
      {bulk.dialogs}
    </>
  )
}
