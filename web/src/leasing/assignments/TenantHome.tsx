import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { BILLING_TEXTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { percentText } from '../../properties/owners/owner-texts.ts'
import { perText } from '../../properties/properties/home-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import { Money } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { stateLook, tenureText } from './assignment-texts.ts'
import { HomeLeaseTime } from './HomeLeaseTime.tsx'
import { text } from './tenancy.text.ts'
import styles from './TenantHomes.module.css'

/** One home in its tenant's list: people know theirs by its address. */
export function TenantHome({ home }: { home: AssignedAsset }) {
  const { AssetId, CanOpen, EndReason, Image, Owner, Place, State, Tenancy, Title } = home
  const look = stateLook(State)
  return (
    <article className={styles.home}>
      <div className={styles.picture}>
        {Image ? (
          <Picture image={{ ...Image, AltText: '' }} sizes="(width >= 640px) 400px, 94vw" className={styles.fill} />
        ) : (
          <HomeDrawing seed={AssetId} />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.heading}>
          <h2>{CanOpen ? <Link to={paths.tenantViewProperty(AssetId)}>{Place}</Link> : Place}</h2>
          <Badge tone={look.tone}>{look.text}</Badge>
        </div>
        <p className={styles.place}>{Title}</p>
        <FactsTable
          facts={[
            fact(text.yourRent, Tenancy && <YourRent tenancy={Tenancy} />),
            fact(
              text.lease,
              <CellLines>
                {tenureText(home)}
                {EndReason && <small>{EndReason}</small>}
              </CellLines>,
            ),
            fact(text.landlord, <Link to={paths.connection(Owner.ConnectionId)}>{Owner.Name}</Link>),
          ]}
        />
      </div>
      <HomeLeaseTime home={home} className={styles.time} />
    </article>
  )
}

/** What they pay, and of how much where they know it. */
function YourRent({ tenancy }: { tenancy: NonNullable<AssignedAsset['Tenancy']> }) {
  const { Billing, Rent, RentFrequencyId, ShareAmount, SharePercent } = tenancy
  const part =
    SharePercent !== null && Rent !== null ? `${text.shareOfRent({ percent: percentText(SharePercent), rent: formatMoney(Rent) })} · ` : ''
  return (
    <CellLines>
      <Money amount={ShareAmount} per={perText(RentFrequencyId)} />
      {SharePercent !== 100 && (
        <small>
          {part}
          {BILLING_TEXTS[Billing].Text.toLowerCase()}
        </small>
      )}
    </CellLines>
  )
}
