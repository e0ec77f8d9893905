import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { BILLING_TEXTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { perText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { percentText } from '../../properties/owners/owner-texts.ts'
import { stateLook, tenureText } from './assignment-texts.ts'
import { PersonLine } from './PersonLine.tsx'
import styles from './Assignments.module.css'

type Tenant = LeaseRead['Tenants'][number]

type LeaseCardProps = {
  lease: LeaseRead
  connectionOpens: boolean
  onChangeEnd?: () => void
  onEnd?: (tenant: Tenant) => void
}

/** A home let for a time: rent, how it is billed, and who pays which part of it. */
export function LeaseCard({ lease, connectionOpens, onChangeEnd, onEnd }: LeaseCardProps) {
  const state = stateLook(lease.State)
  const hasAdvance = Number(lease.Advance) > 0
  return (
    <Card as="li" padding="tight">
      <div className={styles.lease}>
        <div className={styles.words}>
          <p className={styles.name}>
            <Money amount={lease.Rent} per={perText(lease.RentFrequencyId)} />
            <Badge tone={state.tone}>{state.text}</Badge>
          </p>
          <p className={styles.soft}>
            {[
              tenureText(lease),
              lease.EndsOn === null && 'month to month',
              BILLING_TEXTS[lease.Billing].Text,
              hasAdvance && `${formatMoney(lease.Advance)} paid in advance`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {lease.EndReason && <p className={styles.soft}>{lease.EndReason}</p>}
        </div>
        {onChangeEnd && lease.State !== 'past' && (
          <Button size="sm" variant="quiet" onClick={onChangeEnd}>
            Change end<span className="visually-hidden"> of the lease of {lease.Tenants.map(({ Name }) => Name).join(', ')}</span>
          </Button>
        )}
      </div>
      <ul className={styles.tenants}>
        {lease.Tenants.map((tenant) => (
          <li key={tenant.AssignmentId}>
            <PersonLine
              name={tenant.Name}
              picture={tenant.PicPath}
              connectionId={connectionOpens ? tenant.ConnectionId : null}
              status={tenant.State !== lease.State && <Badge tone={stateLook(tenant.State).tone}>{stateLook(tenant.State).text}</Badge>}
              action={
                onEnd &&
                tenant.State !== 'past' && (
                  <Button size="sm" variant="quiet" onClick={() => onEnd(tenant)}>
                    End tenancy<span className="visually-hidden"> of {tenant.Name}</span>
                  </Button>
                )
              }
            >
              <p className="tabular">
                {percentText(tenant.SharePercent)} · {formatMoney(tenant.ShareAmount)}
              </p>
              {(tenant.StartsOn !== lease.StartsOn || tenant.EndsOn !== lease.EndsOn) && (
                <p className={styles.soft}>{tenureText(tenant)}</p>
              )}
            </PersonLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}
