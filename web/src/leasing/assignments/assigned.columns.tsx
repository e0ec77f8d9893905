import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { BILLING_TEXTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { listingFacts, perText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { percentText } from '../../properties/owners/owner-texts.ts'
import { PropertyName } from '../../properties/properties/owned/PropertyName.tsx'
import { PropertyStatus } from '../../properties/properties/owned/PropertyStatus.tsx'
import { feeText, scopesText, tenureParts } from './assignment-texts.ts'
import styles from './Assignments.module.css'

/** Where a property opens for whoever it is assigned to. */
export function assignedAddress({ AssetId, Tenancy }: AssignedAsset): string {
  return Tenancy ? paths.tenantViewProperty(AssetId) : paths.agentViewProperty(AssetId)
}

/** What names a property: also the ones that are no longer open keep the name that they had. */
export const propertyColumn: Column<AssignedAsset> = {
  key: 'title',
  header: 'Property',
  cell: (asset) => (
    <PropertyName assetId={asset.AssetId} image={asset.Image}>
      {asset.CanOpen ? <Link to={assignedAddress(asset)}>{asset.Title}</Link> : asset.Title}
      <small>{asset.Place}</small>
    </PropertyName>
  ),
}

/** The same for who lives there: people know their home by its address. */
export const homeColumn: Column<AssignedAsset> = {
  ...propertyColumn,
  cell: (asset) => (
    <PropertyName assetId={asset.AssetId} image={asset.Image}>
      {asset.CanOpen ? <Link to={assignedAddress(asset)}>{asset.Place}</Link> : asset.Place}
      <small>{asset.Title}</small>
    </PropertyName>
  ),
}

export const ownerColumn: Column<AssignedAsset> = {
  key: 'owner',
  header: 'Owner',
  cell: ({ Owner }) => (
    <Link to={paths.connection(Owner.ConnectionId)}>
      <bdi>{Owner.Name}</bdi>
    </Link>
  ),
}

export const tenureColumn: Column<AssignedAsset> = {
  key: 'tenure',
  header: 'Time',
  cell: (asset) => (
    <CellLines>
      <span>
        {tenureParts(asset).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className={styles.unbroken}>{part}</span>
          </Fragment>
        ))}
      </span>
      {asset.EndReason && <small>{asset.EndReason}</small>}
    </CellLines>
  ),
}

export const contractColumn: Column<AssignedAsset> = {
  key: 'contract',
  header: 'Contract',
  cell: ({ Agent }) =>
    Agent && (
      <CellLines>
        {Agent.ContractType}
        <small>{feeText(Agent) ?? 'No fee said'}</small>
      </CellLines>
    ),
}

export const scopesColumn: Column<AssignedAsset> = {
  key: 'scopes',
  header: 'What you may do',
  cell: ({ Agent }) => Agent && scopesText(Agent.Scopes),
}

export const kindColumn: Column<AssignedAsset> = {
  key: 'kind',
  header: 'Kind',
  isSpare: true,
  cell: ({ Home }) =>
    Home && (
      <CellLines>
        {Home.AssetType}
        <small>{[Home.ListingType, ...listingFacts({ ...Home, Area: null, AreaUnitId: 1 }).map(({ text }) => text)].join(' · ')}</small>
      </CellLines>
    ),
}

export const askedColumn: Column<AssignedAsset> = {
  key: 'amount',
  header: 'Rent or price',
  align: 'end',
  cell: ({ Home }) => (Home?.Amount ? <Money amount={Home.Amount} per={perText(Home.RentFrequencyId)} /> : 'Not set'),
}

export const marketColumn: Column<AssignedAsset> = {
  key: 'market',
  header: 'State',
  cell: ({ Home }) => Home && <PropertyStatus isListed={Home.IsListed} openChecks={Home.OpenChecks} readyText="Ready to list" />,
}

export const shareColumn: Column<AssignedAsset> = {
  key: 'share',
  header: 'Your rent',
  align: 'end',
  cell: ({ Tenancy }) =>
    Tenancy && (
      <CellLines>
        <Money amount={Tenancy.ShareAmount} per={perText(Tenancy.RentFrequencyId)} />
        {Tenancy.SharePercent !== 100 && (
          <small>
            {Tenancy.SharePercent !== null &&
              Tenancy.Rent !== null &&
              `${percentText(Tenancy.SharePercent)} of ${formatMoney(Tenancy.Rent)} · `}
            {BILLING_TEXTS[Tenancy.Billing].Text.toLowerCase()}
          </small>
        )}
      </CellLines>
    ),
}
