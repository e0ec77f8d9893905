import type { EditLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { failField } from '../../rpc/failure.ts'
import { findRentOn, type LockedLease, setRent } from './lease.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

/** Another rent that counts from a day on. */
export type RentChange = {
  readonly fromOn: string
  readonly fromCents: number
  readonly toCents: number
  readonly rentFrequencyId: number
}

type Wish = {
  readonly lease: LockedLease
  /** The last day that the lease is to have. */
  readonly endsOn: string | null
  readonly rent: NonNullable<ParsedInputOf<typeof EditLease>['Rent']>
  readonly byProfileId: string
}

/** Null where it is what is owed from that day on anyway. */
export async function setRentFrom(db: Db, { lease, endsOn, rent, byProfileId }: Wish): Promise<RentChange | null> {
  const { FromOn: fromOn, RentFrequencyId: rentFrequencyId } = rent
  if (fromOn < lease.starts_on) failField('Rent.FromOn', refusal.rentBeforeStart({ day: formatDate(lease.starts_on) }))
  if (fromOn < lease.today) failField('Rent.FromOn', refusal.rentPast)
  if (endsOn !== null && fromOn > endsOn) failField('Rent.FromOn', refusal.rentAfterEnd({ day: formatDate(endsOn) }))

  const now = await findRentOn(db, lease.id, fromOn)
  const toCents = centsFromText(rent.Amount)
  if (now.rent_cents === toCents && now.rent_frequency_id === rentFrequencyId) return null
  const before = fromOn === lease.starts_on ? now : await findRentOn(db, lease.id, addDays(fromOn, -1))
  await setRent(db, lease.id, { fromOn, rentCents: toCents, rentFrequencyId, byProfileId })
  return { fromOn, fromCents: before.rent_cents, toCents, rentFrequencyId }
}
