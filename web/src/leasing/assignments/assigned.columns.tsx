import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { LEASE_SCOPES } from '@keystead/contract/rpc/access.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ClosedHomeCell, HomeCell } from '../../properties/properties/owned/HomeCell.tsx'
import { isKept } from '../../properties/properties/owned/occupancy-text.ts'
import {
  leaseEndColumn,
  listingColumn,
  rentColumn,
  statusColumn,
  tenantColumn,
} from '../../properties/properties/owned/property.columns.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { stateLook, tenureParts, tenureText } from './assignment-texts.ts'
import { text } from './assigned.text.ts'
import styles from './Assignments.module.css'

const LINKS = {
  homeLink: paths.agentViewProperty,
  // Units that are an agent's stand on the page of their building.
  unitsLink: paths.agentViewProperty,
  units: null,
  isCompact: true,
}

/** The home of an assignment that runs. */
const homeOf = ({ Home, State }: AssignedAsset) => (State === 'current' ? Home : null)

/** What a manager's list says of such a home; empty for others. */
const ofHome = (column: Column<ManagedAssetCard>): Column<AssignedAsset> => ({
  ...column,
  cell: (asset) => {
    const home = homeOf(asset)
    return home && column.cell(home)
  },
})

const homeColumn = (isAboutListing: boolean): Column<AssignedAsset> => ({
  key: 'home',
  header: text.home,
  cell: (asset) => {
    const home = homeOf(asset)
    const note = [asset.Owner.Name, tenureText(asset), asset.EndReason].filter(Boolean).join(' · ')
    if (!home) return <ClosedHomeCell place={asset.Place} title={asset.Title} phoneNote={note} />
    return <HomeCell property={home} links={LINKS} phoneNote={isAboutListing ? isAsked(home) && listingColumn.cell(home) : note} />
  },
})

/** Whether its listing says anything: what is kept for other things is asked for nothing. */
const isAsked = (home: ManagedAssetCard) => home.IsListed || !isKept(home)

const homeStatus = ofHome(statusColumn(true))
const status: Column<AssignedAsset> = {
  ...homeStatus,
  cell: (asset) => homeStatus.cell(asset) ?? <Badge tone={stateLook(asset.State).tone}>{stateLook(asset.State).text}</Badge>,
}

const homeTenant = ofHome(tenantColumn)
/** Who lives there is told by leases, which not every assignment covers. */
const tenant: Column<AssignedAsset> = {
  ...homeTenant,
  cell: (asset) =>
    homeOf(asset) && !LEASE_SCOPES.some((scope) => asset.Agent?.Scopes.includes(scope)) ? (
      <span className={styles.soft}>{text.notCovered}</span>
    ) : (
      homeTenant.cell(asset)
    ),
}

const owner: Column<AssignedAsset> = {
  key: 'owner',
  header: text.owner,
  cell: ({ Owner }) => (
    <Link to={paths.connection(Owner.ConnectionId)} className={styles.owner}>
      <bdi>{Owner.Name}</bdi>
    </Link>
  ),
}

const contract: Column<AssignedAsset> = {
  key: 'contract',
  header: text.contract,
  cell: (asset) => (
    <span className={styles.contract}>
      {asset.Agent?.ContractType}
      <small>
        {tenureParts(asset).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className={styles.unbroken}>{part}</span>
          </Fragment>
        ))}
      </small>
      {asset.EndReason && <small>{asset.EndReason}</small>}
    </span>
  ),
}

/**
 * An agent's list: the columns of its manager's, then for whom and under which contract. Where there is little room, what
 * the view is about stays.
 */
export function agentColumns({ isAboutListing }: { isAboutListing: boolean }): Column<AssignedAsset>[] {
  return [
    homeColumn(isAboutListing),
    status,
    tenant,
    { ...ofHome(leaseEndColumn), isSpare: isAboutListing },
    { ...ofHome(rentColumn), isSpare: !isAboutListing },
    owner,
    { ...contract, isSpare: isAboutListing },
    { ...ofHome(listingColumn), isSpare: !isAboutListing },
  ]
}
