import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { choice, date, money, percent, rowId, wholeNumber } from '../../values/fields.ts'
import { RENT_FREQUENCIES } from '../../properties/fields/property.values.ts'
import { WHOLE_BPS, bpsOfPercent, percentOfBps, sumOf } from '../../values/shares.ts'
import { checkTenure, tenureFields } from '../../people/connections/agent-terms.forms.ts'
import { BILLINGS, MAX_TENANTS } from './lease.values.ts'

const TenantInput = z.strictObject(
  {
    ProfileId: rowId('Tenant'),
    /** Of the rent. */
    SharePercent: percent('Share'),
  },
  { error: invalidMessage('Tenant') },
)

export const leaseTermFields = {
  ...tenureFields,
  Rent: money('Rent'),
  RentFrequencyId: choice(
    'Rent frequency',
    RENT_FREQUENCIES.map(({ Id }) => Id),
  ).default(1),
  Advance: money('Advance', { allowZero: true }).default('0.00'),
  Billing: z.enum(BILLINGS, {
    error: (issue) => (issue.input === undefined || issue.input === null ? emptyMessage('Billing') : invalidMessage('Billing')),
  }),
  Tenants: z
    .array(TenantInput, { error: emptyMessage('Tenant') })
    .min(1, { error: emptyMessage('Tenant') })
    .max(MAX_TENANTS, { error: `A lease can have at most ${MAX_TENANTS} tenants.` }),
}

/** How a home is let. */
export const LeaseTerms = z
  .strictObject(leaseTermFields, { error: invalidMessage('Lease') })
  .superRefine(checkTenure)
  .superRefine(({ Tenants }, context) => checkTenants(Tenants, (path, message) => context.addIssue({ code: 'custom', path, message })))

/** Rules across the tenants of a lease. */
export function checkTenants(
  tenants: readonly { ProfileId: string; SharePercent: number }[],
  report: (path: (string | number)[], message: string) => void,
): void {
  tenants.forEach(({ ProfileId }, index) => {
    if (tenants.findIndex((other) => other.ProfileId === ProfileId) < index)
      report(['Tenants', index, 'ProfileId'], 'Each tenant can stand there once.')
  })
  const whole = sumOf(tenants.map(({ SharePercent }) => bpsOfPercent(SharePercent)))
  if (whole !== WHOLE_BPS) {
    report(['Tenants'], `Shares add up to ${percentOfBps(whole)}, not to 100.`)
  }
}

export const EditLeaseInput = z.strictObject({
  LeaseId: rowId('Lease'),
  Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }),
  /** The last day; null runs on from month to month. It is all that this changes, so leaving it out says nothing. */
  EndsOn: date('End date').nullable(),
  /** Takes a home off the market that stays let for longer. */
  Unlist: z.boolean({ error: invalidMessage('Unlist') }).default(true),
})
