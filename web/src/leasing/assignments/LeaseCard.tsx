import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { BILLING_TEXTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { perText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { percentText } from '../../properties/owners/owner-texts.ts'
import { AddressLine } from './AddressLine.tsx'
import { stateLook, tenureText } from './assignment-texts.ts'
import { PersonLine } from './PersonLine.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './people.text.ts'
import styles from './Assignments.module.css'

type Tenant = LeaseRead['Tenants'][number]

type LeaseCardProps = {
  lease: LeaseRead
  connectionOpens: boolean
  /** Of a draft: what its maker can do with it. */
  draftActions?: ReactNode
  /** What was said of its end, and what records it. */
  notice?: ReactNode
  recordNotice?: ReactNode
  /** Guarantors and occupants, and what changes them. */
  others?: ReactNode
  onChangeEnd?: () => void
  onChangeRent?: () => void
  /** Where one of several leaves before the others. */
  onChangeTenantEnd?: (tenant: Tenant) => void
  onEnd?: (tenant: Tenant) => void
}

/** A home let for a time: rent, how it is billed, and who pays which part of it. */
export function LeaseCard({
  lease,
  connectionOpens,
  draftActions,
  notice,
  recordNotice,
  others,
  onChangeEnd,
  onChangeRent,
  onChangeTenantEnd,
  onEnd,
}: LeaseCardProps) {
  const state = stateLook(lease.State)
  const isOpen = !lease.IsDraft && lease.State !== 'past'
  const remaining = lease.Tenants.filter(({ State }) => State !== 'past')
  const ofWhom = lease.Tenants.map(({ Name }) => Name).join(', ')
  const hasAdvance = Number(lease.Advance) > 0
  return (
    <Card as="li" padding="tight">
      <div className={styles.lease}>
        <div className={styles.words}>
          <p className={styles.name}>
            <Money amount={lease.Rent} per={perText(lease.RentFrequencyId)} />
            {lease.IsDraft ? <Badge>{text.draft}</Badge> : <Badge tone={state.tone}>{state.text}</Badge>}
          </p>
          {lease.RentsToCome.map(({ FromOn, Amount, RentFrequencyId }) => (
            <p key={FromOn} className="tabular">
              {inParts(text.rentFrom.parts({ rent: <Money amount={Amount} per={perText(RentFrequencyId)} />, day: formatDate(FromOn) }))}
            </p>
          ))}
          <p className={styles.soft}>
            {[
              lease.IsDraft && text.onlyYouSeeThis,
              tenureText(lease),
              lease.EndsOn === null && text.monthToMonth,
              BILLING_TEXTS[lease.Billing].Text,
              hasAdvance && text.paidInAdvance({ amount: formatMoney(lease.Advance) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {lease.EndReason && <p className={styles.soft}>{lease.EndReason}</p>}
        </div>
        {isOpen && (onChangeEnd || onChangeRent) && (
          <div className={styles.buttons}>
            {onChangeEnd && (
              <Button size="sm" variant="quiet" onClick={onChangeEnd}>
                {text.changeEnd}
                <span className="visually-hidden"> {text.ofLeaseOf({ names: ofWhom })}</span>
              </Button>
            )}
            {onChangeRent && (
              <Button size="sm" variant="quiet" onClick={onChangeRent}>
                {text.changeRent}
                <span className="visually-hidden"> {text.ofLeaseOf({ names: ofWhom })}</span>
              </Button>
            )}
            {recordNotice}
          </div>
        )}
        {lease.IsDraft && draftActions}
      </div>
      {notice}
      <ul className={styles.tenants}>
        {lease.Tenants.map((tenant) => (
          <li key={tenant.AssignmentId}>
            <PersonLine
              name={tenant.Name}
              picture={tenant.PicPath}
              connectionId={connectionOpens ? tenant.ConnectionId : null}
              status={<TenantStatus tenant={tenant} lease={lease} />}
              action={
                isOpen &&
                tenant.State !== 'past' && (
                  <>
                    {onChangeTenantEnd && remaining.length > 1 && (
                      <Button size="sm" variant="quiet" onClick={() => onChangeTenantEnd(tenant)}>
                        {text.changeLastDay}
                        <span className="visually-hidden"> {text.ofName({ name: tenant.Name })}</span>
                      </Button>
                    )}
                    {onEnd && (
                      <Button size="sm" variant="quiet" onClick={() => onEnd(tenant)}>
                        {text.endTenancy}
                        <span className="visually-hidden"> {text.ofName({ name: tenant.Name })}</span>
                      </Button>
                    )}
                  </>
                )
              }
            >
              <p className="tabular">
                {percentText(tenant.SharePercent)} · {formatMoney(tenant.ShareAmount)}
              </p>
              {tenant.Person && (
                <p className={styles.soft}>
                  <AddressLine {...tenant.Person} />
                </p>
              )}
              {(tenant.StartsOn !== lease.StartsOn || tenant.EndsOn !== lease.EndsOn) && (
                <p className={styles.soft}>{tenureText(tenant)}</p>
              )}
            </PersonLine>
          </li>
        ))}
      </ul>
      {others}
    </Card>
  )
}

function TenantStatus({ tenant, lease }: { tenant: Tenant; lease: LeaseRead }) {
  const state = stateLook(tenant.State)
  return (
    <>
      {!lease.IsDraft && tenant.State !== lease.State && <Badge tone={state.tone}>{state.text}</Badge>}
      {tenant.ProfileId === null && <Badge>{text.notJoinedYet}</Badge>}
    </>
  )
}
