import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { choice, date, money, optional, optionalText, percent, rowId, wholeNumber } from '../../values/fields.ts'
import { CATEGORIES, RENT_FREQUENCIES } from '../../properties/fields/property.values.ts'
import { WHOLE_BPS, bpsOfPercent, percentOfBps, sumOf } from '../../values/shares.ts'
import { BILLINGS, MAX_TENANTS } from './assignment.values.ts'
import { AgentTerms, agentTermFields, checkTenure, tenureFields } from '../../people/connections/agent-terms.forms.ts'

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

/** Either an agent with terms, or a lease with its tenants. */
export const AssignAssetInput = z
  .strictObject({
    AssetId: rowId('Property'),
    Agent: optional(z.strictObject({ ProfileId: rowId('Agent'), Terms: AgentTerms }, { error: invalidMessage('Agent') })),
    /** Of a building: its units go to the agent as well. */
    WithUnits: z.boolean({ error: invalidMessage('Units') }).default(false),
    Lease: optional(LeaseTerms),
    /** Takes a let home off the market. */
    Unlist: z.boolean({ error: invalidMessage('Unlist') }).default(true),
  })
  .superRefine(({ Agent, Lease }, context) => {
    if ((Agent === null) !== (Lease === null)) return
    for (const field of ['Agent', 'Lease']) {
      context.addIssue({ code: 'custom', path: [field], message: 'Please choose an agent, or tenants.' })
    }
  })

export const EditAssetAssignmentInput = z
  .strictObject({ AssignmentId: rowId('Assignment'), Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }), ...agentTermFields })
  .superRefine(checkTenure)

export const UnassignAssetInput = z.strictObject({
  AssignmentId: rowId('Assignment'),
  /** The last day, today at the latest; where it is left out, it holds no more from today on. Access ends at once in any case. */
  EndsOn: optional(date('End date')),
  Reason: optionalText('Reason', { max: 300, multiline: true }),
  /** Of an agent of a building: its units are taken back as well. */
  WithUnits: z.boolean({ error: invalidMessage('Units') }).default(false),
})

export const EditLeaseInput = z.strictObject({
  LeaseId: rowId('Lease'),
  Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }),
  /** The last day; null runs on from month to month. It is all that this changes, so leaving it out says nothing. */
  EndsOn: date('End date').nullable(),
  /** Takes a home off the market that stays let for longer. */
  Unlist: z.boolean({ error: invalidMessage('Unlist') }).default(true),
})

export const SwitchAssetClassificationInput = z.strictObject({
  AssetId: rowId('Property'),
  Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }),
  CategoryId: choice('Category', Object.values(CATEGORIES)),
  AssetTypeId: choice('Property type'),
  ListingTypeId: choice('Listing type'),
})
