import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { choice, date, email, money, optional, optionalText, percent, personName, phone, rowId, wholeNumber } from '../../values/fields.ts'
import { RENT_FREQUENCIES } from '../../properties/fields/property.values.ts'
import { WHOLE_BPS, bpsOfPercent, percentOfBps, sumOf } from '../../values/shares.ts'
import { checkTenure, tenureFields } from '../../people/connections/agent-terms.forms.ts'
import { BILLINGS, MAX_TENANTS, MOST_NOTE_CHARACTERS } from './lease.values.ts'

/** A person who has no account, or has not accepted yet, as the one who writes them down knows them. */
export const PersonInput = z.strictObject(
  {
    FirstName: personName('First name'),
    LastName: personName('Last name'),
    /** Who accepts an invitation to this address, once it is confirmed, becomes this tenant. */
    Email: optional(email()),
    Phone: optional(phone('Phone')),
    /** Someone else was called so before with this address, and it is the same person: they are called as it says here. */
    IsSamePerson: z.boolean({ error: invalidMessage('Same person') }).default(false),
  },
  { error: invalidMessage('Tenant') },
)

/** Either someone with an account, or a person who is written down. */
const TenantInput = z
  .strictObject(
    {
      ProfileId: optional(rowId('Tenant')),
      Person: optional(PersonInput),
      /** Of the rent. */
      SharePercent: percent('Share'),
    },
    { error: invalidMessage('Tenant') },
  )
  .superRefine(({ ProfileId, Person }, context) => {
    if ((ProfileId === null) === (Person === null))
      context.addIssue({ code: 'custom', path: ['ProfileId'], message: emptyMessage('Tenant') })
  })

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

const ONCE = 'Each tenant can stand there once.'

/** Rules across the tenants of a lease. */
export function checkTenants(
  tenants: readonly { ProfileId: string | null; Person: { Email: string | null } | null; SharePercent: number }[],
  report: (path: (string | number)[], message: string) => void,
): void {
  tenants.forEach(({ ProfileId, Person }, index) => {
    const before = tenants.slice(0, index)
    if (ProfileId !== null && before.some((other) => other.ProfileId === ProfileId)) report(['Tenants', index, 'ProfileId'], ONCE)
    const address = Person?.Email ?? null
    if (address !== null && before.some((other) => other.Person?.Email === address)) report(['Tenants', index, 'Person', 'Email'], ONCE)
  })
  const whole = sumOf(tenants.map(({ SharePercent }) => bpsOfPercent(SharePercent)))
  if (whole !== WHOLE_BPS) {
    report(['Tenants'], `Shares add up to ${percentOfBps(whole)}, not to 100.`)
  }
}

const version = wholeNumber('Version', { min: 1, max: 2_147_483_647 })

export const EditLeaseInput = z
  .strictObject({
    LeaseId: rowId('Lease'),
    Version: version,
    /** The last day; null runs on from month to month. Leaving it out says nothing. */
    EndsOn: date('End date').nullable(),
    /** Another rent from a day on. What was owed before that day stays as it was. */
    Rent: optional(
      z.strictObject(
        {
          Amount: money('Rent'),
          RentFrequencyId: choice(
            'Rent frequency',
            RENT_FREQUENCIES.map(({ Id }) => Id),
          ).default(1),
          FromOn: date('First day'),
        },
        { error: invalidMessage('Rent') },
      ),
    ),
    /** Tenants who leave before the others, or no longer do (null). Those who are not named go on as they were. */
    Tenants: z
      .array(z.strictObject({ AssignmentId: rowId('Tenant'), EndsOn: date('Last day').nullable() }, { error: invalidMessage('Tenant') }), {
        error: invalidMessage('Tenants'),
      })
      .max(MAX_TENANTS, { error: `A lease can have at most ${MAX_TENANTS} tenants.` })
      .default([]),
    /** Takes a home off the market that stays leased for longer. */
    Unlist: z.boolean({ error: invalidMessage('Unlist') }).default(true),
  })
  .superRefine(({ Tenants }, context) =>
    Tenants.forEach(({ AssignmentId }, index) => {
      if (Tenants.findIndex((other) => other.AssignmentId === AssignmentId) < index)
        context.addIssue({ code: 'custom', path: ['Tenants', index, 'AssignmentId'], message: ONCE })
    }),
  )

export const AddLeaseDraftInput = z.strictObject({ AssetId: rowId('Property'), Lease: LeaseTerms })

export const EditLeaseDraftInput = z.strictObject({ LeaseId: rowId('Lease'), Version: version, Lease: LeaseTerms })

export const RecordLeaseInput = z.strictObject({
  LeaseId: rowId('Lease'),
  Version: version,
  /** Takes the home off the market, now that it is leased. */
  Unlist: z.boolean({ error: invalidMessage('Unlist') }).default(true),
})

/** Some words that come with it: those who are told read them, and no one keeps them. */
const note = optionalText('Note', { max: MOST_NOTE_CHARACTERS, multiline: true })

export const GiveNoticeInput = z.strictObject({
  LeaseId: rowId('Lease'),
  /** The last day on which they live there. */
  MovesOutOn: date('Moving day'),
  Note: note,
})

export const AskToRenewInput = z.strictObject({ LeaseId: rowId('Lease'), Note: note })
