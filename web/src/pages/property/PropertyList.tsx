import type { GetUserAssetIds } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths, type Search } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EyeIcon, EyeOffIcon, HomeIcon, ExternalLinkIcon, PencilIcon, PhotoIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { useBulkActions } from '../../properties/bulk/use-bulk-actions.tsx'
import { useSelection } from '../../properties/bulk/use-selection.ts'
import { ExportButton } from '../../properties/imports/ExportButton.tsx'
import { manageAddress } from '../../properties/properties/form/property-places.ts'
import { isNarrowed, listViewOf, searchOf, type ListTab, type ListView } from '../../properties/properties/owned/list-address.ts'
import { propertyColumns } from '../../properties/properties/owned/property.columns.tsx'
import { PropertyFilters } from '../../properties/properties/owned/PropertyFilters.tsx'
import styles from '../../properties/properties/owned/PropertyList.module.css'
import { deletingObstacle, usePropertyActions, type PropertyActions } from './use-property-actions.tsx'

type PropertyListProps = {
  place: (search: Search) => string
  caption: string
  /** A screen of its own for one tab: the address then says nothing of tabs. */
  only?: ListTab
  /** Stands here while there is nothing at all. */
  empty: ReactNode
}

const TAB_FILTERS: Record<ListTab, Pick<InputOf<typeof GetUserAssets>, 'IsListed' | 'Needs' | 'Occupancy'>> = {
  all: {},
  listed: { IsListed: true },
  unlisted: { IsListed: false },
  'not-ready': { Needs: 'finishing' },
  'no-photo': { Needs: 'photo' },
  expiring: { Needs: 'renewal' },
  expired: { Needs: 'expired' },
  occupied: { Occupancy: [...LIVED_IN] },
  vacant: { Occupancy: ['vacant'] },
  ending: { Occupancy: ['ending', 'notice'] },
  upcoming: { Occupancy: ['upcoming'] },
  'off-books': { Occupancy: ['off-books'] },
}

/** An owner's properties: filters, the list, its pages. Everything that is chosen is in the address. */
export function PropertyList({ place, caption, only, empty }: PropertyListProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const actions = usePropertyActions()
  const view = listViewOf(search)
  const filters: InputOf<typeof GetUserAssetIds> = {
    Text: view.text || null,
    CategoryId: view.category,
    BuildingsOnly: view.buildings || null,
    BuildingId: view.buildingId,
    ...TAB_FILTERS[only ?? view.tab],
  }
  const selection = useSelection(JSON.stringify(filters))
  const answer = useCall(
    GetUserAssets,
    {
      ...filters,
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

  return (
    <>
      {!isBare && (
        <PropertyFilters
          view={view}
          buildingTitle={page?.Items[0]?.BuildingTitle ?? null}
          addressOf={addressOf}
          onText={(text) => void navigate(addressOf({ text }), { replace: true })}
        />
      )}
      {answer.error && !page && <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !page && <TableSkeleton />}
      {isBare && empty}
      {page?.TotalCount === 0 && !isBare && (
        <EmptyState
          title={only === 'listed' ? messages.noListedPropertiesFound : messages.noPropertiesFound}
          icon={HomeIcon}
          action={
            <LinkButton to={addressOf({ text: '', category: null, buildings: false, buildingId: null })}>Clear the search</LinkButton>
          }
        >
          Nothing fits what you are looking for.
        </EmptyState>
      )}
      {page && page.TotalCount > 0 && (
        <PagedTable
          caption={caption}
          columns={propertyColumns(view.sort, {
            sortLink: (sort) => addressOf({ sort }),
            titleLink: view.tab === 'ending' ? paths.viewPropertyPeople : paths.viewProperty,
            unitsLink: (buildingId) => place(searchOf({ ...listViewOf(new URLSearchParams()), buildingId })),
          })}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={(property) => property.AssetId}
          rowName={(property) => property.Title}
          rowMenu={(property) => menuOf(property, actions)}
          selection={{
            selected: selection.ids,
            onChange: selection.change,
            actions: bulk.bar,
          }}
        >
          <p className={styles.export}>
            <ExportButton size="sm" variant="quiet" wanted={filters} />
          </p>
        </PagedTable>
      )}
      {actions.dialog}
      {bulk.dialogs}
    </>
  )
}

function menuOf(property: ManagedAssetCard, actions: PropertyActions): MenuEntry[] {
  return [
    { text: 'View', icon: EyeIcon, to: paths.viewProperty(property.AssetId) },
    { text: 'Edit', icon: PencilIcon, to: manageAddress(property) },
    { text: 'Photos', icon: PhotoIcon, to: manageAddress(property, 'photos') },
    property.IsListed
      ? { text: 'Unlist', icon: EyeOffIcon, onSelect: () => actions.unlist(property) }
      : {
          text: 'List',
          icon: ExternalLinkIcon,
          onSelect: () => actions.list(property),
          disabledReason: actions.listingObstacle(property.OpenChecks),
        },
    { separator: true },
    {
      text: 'Delete',
      icon: TrashIcon,
      danger: true,
      onSelect: () => actions.askToDelete(property),
      disabledReason: deletingObstacle({ isListed: property.IsListed }),
    },
  ]
}
