import { PartnershipSearchForm } from '@keystead/contract/properties/owners/partnership.forms.ts'
import { GetUserPartnerOwnerAssets, type PartnerAsset } from '@keystead/contract/properties/owners/owner.operations.ts'
import { messages } from '@keystead/contract/properties/owners/owners-messages.text.ts'
import { LONGEST_SEARCH } from '@keystead/contract/values/search-words.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { perText, placeText, unitsText } from '../properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { PropertyName } from '../properties/owned/PropertyName.tsx'
import { PropertyStatus } from '../properties/owned/PropertyStatus.tsx'
import { percentText } from './owner-texts.ts'
import { type PartnershipsView, partnershipsViewOf, searchOfPartnerships } from './partnerships-address.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text as sentences } from './partnerships.text.ts'
import styles from './Partnerships.module.css'

export function head(): PageHead {
  return { title: sentences.title, noindex: true }
}

/** What the active owner holds a part of, and someone else manages. */
export function PartnershipPropertiesScreen() {
  return (
    <Page title={sentences.title} description={sentences.intro}>
      <Partnerships />
    </Page>
  )
}

function Partnerships() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = partnershipsViewOf(search)
  const addressOf = (change: Partial<PartnershipsView>) =>
    paths.partnershipProperties(searchOfPartnerships({ ...view, pageIndex: 0, ...change }))
  const answer = useCall(
    GetUserPartnerOwnerAssets,
    { Text: view.text || null, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  const page = answer.data
  if (answer.error && !page) return <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && view.text === '') return <NoPartnerships />
  return (
    <>
      <ListFilters
        label={sentences.title}
        rules={PartnershipSearchForm}
        text={view.text}
        onText={(text) => void navigate(addressOf({ text }), { replace: true })}
        placeholder={sentences.searchPlaceholder}
        maxLength={LONGEST_SEARCH.words}
      />
      {page.TotalCount === 0 ? (
        <EmptyState
          title={messages.noPartnershipPropertiesFound}
          icon={HomeIcon}
          action={<LinkButton to={addressOf({ text: '' })}>{sentences.clearSearch}</LinkButton>}
        >
          {sentences.nothingFound}
        </EmptyState>
      ) : (
        <PagedTable
          caption={sentences.title}
          columns={COLUMNS}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={({ AssetId }) => AssetId}
          rowName={({ Title }) => Title}
        >
          <ExportListButton list="GetUserPartnerOwnerAssets" filters={{ Text: view.text || null }} />
        </PagedTable>
      )}
    </>
  )
}

const COLUMNS: readonly Column<PartnerAsset>[] = [
  {
    key: 'title',
    header: sentences.property,
    cell: (property) => (
      <PropertyName assetId={property.AssetId} image={property.Image}>
        <Link to={paths.viewProperty(property.AssetId)}>{property.Title}</Link>
        <small>{placeText(property)}</small>
        {property.UnitsCount > 0 && <small>{unitsText(property.UnitsCount)}</small>}
      </PropertyName>
    ),
  },
  {
    key: 'share',
    header: sentences.yourShare,
    align: 'end',
    cell: ({ OwnershipPercent, EffectiveFrom }) => (
      <CellLines>
        <strong className="tabular">{percentText(OwnershipPercent)}</strong>
        <small>{inParts(sentences.since.parts({ day: <DateText date={EffectiveFrom} /> }))}</small>
      </CellLines>
    ),
  },
  {
    key: 'manager',
    header: sentences.managedBy,
    cell: ({ ManagedBy: { Name, PicPath } }) => (
      <span className={styles.manager}>
        <Avatar name={Name} picture={PicPath} size="sm" />
        <bdi>{Name}</bdi>
      </span>
    ),
  },
  {
    key: 'amount',
    header: sentences.rentOrPrice,
    align: 'end',
    cell: ({ Amount, RentFrequencyId }) => (Amount ? <Money amount={Amount} per={perText(RentFrequencyId)} /> : sentences.notSet),
  },
  {
    key: 'state',
    header: sentences.state,
    cell: ({ IsListed, OpenChecks, ExpiresAt, UnlistedReason }) => (
      <PropertyStatus isListed={IsListed} openChecks={OpenChecks} expiresAt={ExpiresAt} unlistedReason={UnlistedReason} />
    ),
  },
]

function NoPartnerships() {
  return (
    <EmptyState
      title={messages.noPartnershipPropertiesFound}
      icon={HomeIcon}
      action={<LinkButton to={paths.connectedOwners({ tab: 'received' })}>{sentences.requests}</LinkButton>}
    >
      {sentences.emptyHelp}
    </EmptyState>
  )
}
