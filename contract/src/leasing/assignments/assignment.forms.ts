import { z } from 'zod'
import { AGENT_SCOPES } from '../../rpc/access.ts'
import { emptyMessage, invalidMessage, messages } from '../../text/messages.ts'
import { choice, date, money, optional, optionalText, rowId, steppedNumber, wholeNumber } from '../../values/fields.ts'
import { CATEGORIES, RENT_FREQUENCIES } from '../../properties/properties/property.values.ts'
import { WHOLE_BPS, bpsOfPercent } from '../../properties/owners/owner.values.ts'
import { AGENT_CONTRACT_TYPES, BILLINGS, MAX_TENANTS } from './assignment.values.ts'

const percent = (label: string) => steppedNumber(label, { min: 0, max: 100, step: 0.01 })

const tenure = {
  TenureStart: date('Start date'),
  /** The last day; null runs on. */
  TenureEnd: optional(date('End date')),
}

function checkTenure({ TenureStart, TenureEnd }: { TenureStart: string; TenureEnd: string | null }, context: z.RefinementCtx): void {
  // Tenures and leases: here equal dates do not pass.
  if (TenureEnd !== null && TenureEnd <= TenureStart)
    context.addIssue({ code: 'custom', path: ['TenureEnd'], message: messages.endBeforeStart })
}

export const agentTermFields = {
  ContractTypeId: choice(
    'Contract type',
    AGENT_CONTRACT_TYPES.map(({ Id }) => Id),
  ),
  ...tenure,
  /** Of a sale or leasing commission. */
  AgentPercent: optional(percent('Agent percent')),
  /** Of the rent that is collected. */
  FeePercent: optional(percent('Fee percent')),
  /** A month, flat. */
  FeeAmount: optional(money('Fee', { allowZero: true })),
  Scopes: z
    .array(z.enum(AGENT_SCOPES, { error: invalidMessage('Scope') }), { error: invalidMessage('Scopes') })
    .max(AGENT_SCOPES.length, { error: invalidMessage('Scopes') })
    .transform((scopes) => AGENT_SCOPES.filter((candidate) => scopes.includes(candidate))),
}

/** What an agent is entrusted with. */
export const AgentTerms = z.strictObject(agentTermFields, { error: invalidMessage('Terms') }).superRefine(checkTenure)

const TenantInput = z.strictObject(
  {
    ProfileId: rowId('Tenant'),
    /** Of the rent. */
    SharePercent: percent('Share'),
  },
  { error: invalidMessage('Tenant') },
)

export const leaseTermFields = {
  ...tenure,
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
  const whole = tenants.reduce((sum, { SharePercent }) => sum + bpsOfPercent(SharePercent), 0)
  if (whole !== WHOLE_BPS) {
    report(['Tenants'], `Shares add up to ${whole / 100}, not to 100.`)
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
