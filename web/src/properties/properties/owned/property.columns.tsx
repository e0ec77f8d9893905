import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { listingFacts, perText } from '../home-texts.ts'
import { HomeCell, type HomeLinks } from './HomeCell.tsx'
import { HomeStatus, UnitsOccupied } from './HomeStatus.tsx'
import type { ListSort } from './list-address.ts'
import { isKept, tenantsText } from './occupancy-text.ts'
import styles from './PropertyList.module.css'
import { PropertyStatus } from './PropertyStatus.tsx'
import { text as words } from './property-list.text.ts'

type Links = HomeLinks & { sortLink: (sort: ListSort) => string }

/** Whether someone lives there. In a compact list the day of a lease has a column of its own. */
export const statusColumn = (isCompact: boolean): Column<ManagedAssetCard> => ({
  key: 'status',
  header: words.status,
  cell: (property) =>
    property.Occupancy ? (
      <HomeStatus
        occupancy={property.Occupancy}
        offBooksReason={property.OffBooksReason}
        isShort={isCompact && (property.Lease !== null || property.OffBooksReason !== null)}
      />
    ) : (
      <UnitsOccupied units={property} />
    ),
})

export const tenantColumn: Column<ManagedAssetCard> = {
  key: 'tenant',
  header: words.tenant,
  cell: ({ Lease }) => (Lease ? <bdi className={styles.tenants}>{tenantsText(Lease.Tenants)}</bdi> : <Nothing />),
}

export const leaseEndColumn: Column<ManagedAssetCard> = {
  key: 'lease-end',
  header: words.leaseEnds,
  cell: ({ Lease }) => <LeaseEnd lease={Lease} />,
}

export const rentColumn: Column<ManagedAssetCard> = {
  key: 'rent',
  header: words.rent,
  align: 'end',
  cell: (property) => <Rent property={property} />,
}

export const listingColumn: Column<ManagedAssetCard> = {
  key: 'listing',
  header: words.listing,
  isSpare: true,
  cell: (property) => <Listing property={property} />,
}

/** Columns of an owner's list: where it is, who lives there until when for what rent, and last of all its listing. */
export function propertyColumns(sort: ListSort, { sortLink, ...links }: Links): Column<ManagedAssetCard>[] {
  const sorted = (key: ListSort) => ({ to: sortLink(key), active: sort === key ? ('ascending' as const) : null })
  return [
    { key: 'home', header: words.home, cell: (property) => <HomeCell property={property} links={links} />, sort: sorted('address') },
    { key: 'rooms', header: words.rooms, isSpare: true, cell: (property) => <Rooms property={property} /> },
    statusColumn(links.isCompact),
    tenantColumn,
    { ...leaseEndColumn, sort: sorted('lease-end') },
    // Of leased homes it shows what is paid, while orders follow what is asked: those are named so, and stand in the menu alone.
    rentColumn,
    listingColumn,
  ]
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className={styles.nothing}>
        –
      </span>
      <span className="visually-hidden">{words.none}</span>
    </>
  )
}

function Rooms({ property }: { property: ManagedAssetCard }) {
  const [beds, baths] = listingFacts({ ...property, Area: null, AreaUnitId: 1 }).map(({ text }) => text)
  if (property.UnitsCount > 0) return <Nothing />
  return <span className={styles.rooms}>{beds ? [beds, baths].filter(Boolean).join(', ') : property.AssetType}</span>
}

function LeaseEnd({ lease }: { lease: ManagedAssetCard['Lease'] }) {
  if (!lease) return <Nothing />
  return <span className={`${styles.date} tabular`}>{lease.EndsOn === null ? words.monthToMonth : formatDate(lease.EndsOn)}</span>
}

/** What is paid by the lease, or what is asked where there is none. */
function Rent({ property: { Lease, Amount, RentFrequencyId, UnitsCount } }: { property: ManagedAssetCard }) {
  if (Lease) return <Money amount={Lease.MonthlyRent} per={words.perMonth} />
  if (UnitsCount > 0 || Amount === null) return <Nothing />
  return (
    <span className={styles.asked}>
      <small>{words.asking}</small> <Money amount={Amount} per={perText(RentFrequencyId)} />
    </span>
  )
}

function Listing({ property }: { property: ManagedAssetCard }) {
  const { IsListed, OpenChecks, ExpiresAt, UnlistedReason } = property
  if (!IsListed && isKept(property)) return <Nothing />
  return <PropertyStatus isListed={IsListed} openChecks={OpenChecks} expiresAt={ExpiresAt} unlistedReason={UnlistedReason} />
}
