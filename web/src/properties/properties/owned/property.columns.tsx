import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { listingFacts, perText, placeText } from '../home-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { CellLines } from '../../../ui/RowTitle.tsx'
import type { ListSort } from './list-address.ts'
import styles from './PropertyList.module.css'
import { PropertyName } from './PropertyName.tsx'
import { PropertyStatus } from './PropertyStatus.tsx'

type Links = {
  sortLink: (sort: ListSort) => string
  /** Of a property: its page, or the part of it that the list is about. */
  titleLink: (assetId: string) => string
  unitsLink: (buildingId: string) => string
}

/** Columns of an owner's list. */
export function propertyColumns(sort: ListSort, { sortLink, titleLink, unitsLink }: Links): Column<ManagedAssetCard>[] {
  return [
    {
      key: 'title',
      header: 'Property',
      cell: (property) => <NameCell property={property} titleLink={titleLink} unitsLink={unitsLink} />,
      sort: { to: sortLink('title'), active: sort === 'title' ? 'ascending' : null },
    },
    { key: 'kind', header: 'Kind', cell: (property) => <Kind property={property} /> },
    {
      key: 'city',
      header: 'City',
      isSpare: true,
      cell: ({ City, StateCode }) => `${City}, ${StateCode}`,
      sort: { to: sortLink('city'), active: sort === 'city' ? 'ascending' : null },
    },
    {
      key: 'amount',
      header: 'Rent or price',
      align: 'end',
      cell: ({ Amount, RentFrequencyId }) => (Amount ? <Money amount={Amount} per={perText(RentFrequencyId)} /> : 'Not set'),
      sort: {
        to: sortLink(sort === 'amount-high' ? 'amount-low' : 'amount-high'),
        active: sort === 'amount-high' ? 'descending' : sort === 'amount-low' ? 'ascending' : null,
      },
    },
    {
      key: 'state',
      header: 'State',
      cell: (property) => <State property={property} />,
    },
    {
      key: 'updated',
      header: 'Changed',
      isSpare: true,
      cell: ({ UpdatedAt }) => (
        <span className={styles.date}>
          <DateText date={UpdatedAt} />
        </span>
      ),
      sort: { to: sortLink('updated'), active: sort === 'updated' ? 'descending' : null },
    },
  ]
}

function NameCell({ property, titleLink, unitsLink }: { property: ManagedAssetCard } & Pick<Links, 'titleLink' | 'unitsLink'>) {
  const { AssetId, Title, Image, ReferenceCode, BuildingTitle, ParentAssetId, UnitsCount, City, StateCode } = property
  const address = placeText({ ...property, City: '', StateCode: '', Zip: null })
  return (
    <PropertyName assetId={AssetId} image={Image}>
      <Link to={titleLink(AssetId)}>{Title}</Link>
      <small>
        {address}
        <span className={styles.city}>
          {address && ', '}
          {City}, {StateCode}
        </span>
        {ReferenceCode && (
          <>
            {' · '}
            <span className={styles.code}>{ReferenceCode}</span>
          </>
        )}
      </small>
      {ParentAssetId && BuildingTitle && (
        <small>
          In <Link to={paths.viewProperty(ParentAssetId)}>{BuildingTitle}</Link>
        </small>
      )}
      {UnitsCount > 0 && (
        <small>
          <Link to={unitsLink(AssetId)}>{UnitsCount === 1 ? '1 unit' : `${UnitsCount.toLocaleString('en-US')} units`}</Link>
        </small>
      )}
    </PropertyName>
  )
}

/** Whether it is on the market, and until when. */
function State({ property }: { property: ManagedAssetCard }) {
  const { IsListed, OpenChecks, ExpiresAt, TimeZone, UnlistedReason } = property
  return (
    <CellLines>
      <span>
        <PropertyStatus isListed={IsListed} openChecks={OpenChecks} expiresAt={ExpiresAt} unlistedReason={UnlistedReason} />
      </span>
      {IsListed && ExpiresAt && <small className="tabular">until {formatDayOf(ExpiresAt, TimeZone)}</small>}
    </CellLines>
  )
}

/** On one line: `2 beds`. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

function Kind({ property }: { property: ManagedAssetCard }) {
  const rooms = listingFacts({ ...property, Area: null, AreaUnitId: 1 })
  return (
    <span className={styles.kind}>
      <CellLines>
        {property.AssetType}
        <small>{[property.ListingType, ...rooms.map((fact) => fact.text)].map(unbroken).join(' · ')}</small>
      </CellLines>
    </span>
  )
}
