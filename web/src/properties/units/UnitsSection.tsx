import type { ManagedAssetCard, UnitTotals, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { GetAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { homeName, listingFacts } from '../properties/home-texts.ts'
import { CellLines } from '../../ui/RowTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { PhoneFacts } from '../properties/owned/HomeCell.tsx'
import { viewAddress } from '../properties/form/property-places.ts'
import { leaseEndColumn, listingColumn, rentColumn, statusColumn, tenantColumn } from '../properties/owned/property.columns.tsx'
import { pageIndexOf } from '../../navigation/list-page.ts'
import { unitsAddress } from './units-address.ts'
import { amountRangeText, bedroomsRangeText, occupiedText } from './units-text.ts'
import { UnitsStrip } from './UnitsStrip.tsx'
import styles from './UnitsSection.module.css'
import { text as words } from './units.text.ts'

const PAGE_SIZE = 12

/** On the page of a property: the units of a building, or how it becomes one. */
export function UnitsSection({ details }: { details: UserAssetDetails }) {
  const { AssetId, Relation, Units } = details
  const isManager = Relation === 'manager'
  return (
    <Section
      title={words.units}
      description={Units ? undefined : words.noUnits}
      action={
        isManager && (
          <div className={styles.actions}>
            {Units && (
              <LinkButton to={paths.myProperties({ building: AssetId })} variant="quiet" size="sm">
                {words.listOrChange}
              </LinkButton>
            )}
            {/* Of a building that has units it stands at the head of the page. */}
            {!Units && (
              <OpenLinkButton to={paths.addUnits(AssetId)} icon={PlusIcon} size="sm">
                {words.addUnits}
              </OpenLinkButton>
            )}
          </div>
        )
      }
    >
      {Units && (
        <div className={styles.units}>
          <div className={styles.strip}>
            <p className={styles.reading}>{occupiedText(Units)}</p>
            <UnitsStrip
              totals={Units}
              linkTo={(tab) => (isManager ? paths.myProperties({ building: AssetId, tab }) : viewAddress(AssetId, Relation, 'units'))}
            />
          </div>
          <UnitList buildingId={AssetId} title={homeName(details)} relation={Relation} />
          <Totals totals={Units} />
        </div>
      )}
    </Section>
  )
}

/** What the units come to. */
function Totals({ totals }: { totals: UnitTotals }) {
  const { Listed, Vacant, VacantRentSum, Ready, NotReady, RentSum, RentMin, RentMax, BedroomsMin, BedroomsMax } = totals
  return (
    <FactsTable
      facts={[
        fact(
          words.vacant,
          Vacant === 0 ? null : VacantRentSum ? words.vacantAsking({ count: Vacant, rent: formatMoney(VacantRentSum) }) : String(Vacant),
        ),
        fact(words.onTheMarket, Listed === 0 ? words.none : String(Listed)),
        fact(
          words.notOnTheMarket,
          [Ready > 0 && words.ready({ count: Ready }), NotReady > 0 && words.notReady({ count: NotReady })].filter(Boolean).join(', '),
        ),
        fact(words.askingRents, RentMin && RentMax ? words.aMonth({ rent: amountRangeText({ Min: RentMin, Max: RentMax }) }) : null),
        fact(words.totalAskingRent, RentSum && words.aMonth({ rent: formatMoney(RentSum) })),
        fact(words.bedrooms, BedroomsMin === null || BedroomsMax === null ? null : bedroomsRangeText(BedroomsMin, BedroomsMax)),
      ]}
    />
  )
}

type Relation = UserAssetDetails['Relation']

const unitColumn = (relation: Relation): Column<ManagedAssetCard> => ({
  key: 'unit',
  header: words.unit,
  cell: (unit) => (
    <CellLines>
      <Link to={viewAddress(unit.AssetId, relation)}>{unit.UnitNumber ? words.unitOf({ number: unit.UnitNumber }) : unit.Title}</Link>
      <small className={relation === 'manager' ? styles.rooms : undefined}>{roomsText(unit)}</small>
      {relation === 'manager' && <PhoneFacts property={unit} />}
    </CellLines>
  ),
})

function roomsText(unit: ManagedAssetCard): string {
  const rooms = listingFacts({ ...unit, Area: null, AreaUnitId: 1 }).map(({ text }) => text)
  return rooms.length > 0 ? rooms.map((room) => room.replaceAll(' ', '\u00a0')).join(', ') : unit.AssetType
}

/** Who lives in a unit, its manager reads here, others on its own page where they may. */
function columnsFor(relation: Relation): Column<ManagedAssetCard>[] {
  const isManager = relation === 'manager'
  return [unitColumn(relation), statusColumn(isManager), ...(isManager ? [tenantColumn, leaseEndColumn] : [listingColumn]), rentColumn]
}

function UnitList({ buildingId, title, relation }: { buildingId: string; title: string; relation: Relation }) {
  const [search] = useSearchParams()
  const pageIndex = pageIndexOf(search)
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetAssetUnits,
    { AssetId: buildingId, PageIndex: pageIndex, PageSize: PAGE_SIZE },
    { keepPrevious: true },
  )
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  return (
    <PagedTable
      caption={words.unitsOf({ building: title })}
      columns={columnsFor(relation)}
      isShortOnPhone={relation === 'manager'}
      rowKey={({ AssetId }) => AssetId}
      rowName={({ Title }) => Title}
      page={data}
      pageSizes={[PAGE_SIZE]}
      addressOf={({ PageIndex }) => unitsAddress(buildingId, relation, PageIndex)}
      isBusy={isPlaceholderData}
    />
  )
}
