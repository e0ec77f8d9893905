import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { choice, date, email, money, optional, optionalText, percent, personName, phone, rowId, wholeNumber } from '../../values/fields.ts'
import { RENT_FREQUENCIES } from '../../properties/fields/property.values.ts'
import { WHOLE_BPS, bpsOfPercent, percentOfBps, sumOf } from '../../values/shares.ts'
import { checkTenure, tenureFields } from '../../people/connections/agent-terms.forms.ts'
import { BILLINGS, MAX_GUARANTORS, MAX_OCCUPANTS, MAX_TENANTS, MOST_NOTE_CHARACTERS } from './lease.values.ts'

/** A person who has no account, or has not accepted yet, as the one who writes them down knows them. */
const personFields = {
  FirstName: personName('First name'),
  LastName: personName('Last name'),
  /** Who accepts an invitation to this address, once it is confirmed, becomes this person. */
  Email: optional(email()),
  Phone: optional(phone('Phone')),
  /** Someone else was called so before with this address, and it is the same person: they are called as it says here. */
  IsSamePerson: z.boolean({ error: invalidMessage('Same person') }).default(false),
}

/** Either someone with an account, or a person who is written down. */
const TenantInput = z
  .strictObject(
    {
      ProfileId: optional(rowId('Tenant')),
      Person: optional(z.strictObject(personFields, { error: invalidMessage('Tenant') })),
      /** Of the rent. */
      SharePercent: percent('Share'),
    },
    { error: invalidMessage('Tenant') },
  )
  .superRefine(({ ProfileId, Person }, context) => {
    if ((ProfileId === null) === (Person === null))
      context.addIssue({ code: 'custom', path: ['ProfileId'], message: emptyMessage('Tenant') })
  })

/** Either a person who is a guarantor of the lease already, or one who is written down. */
const GuarantorInput = z
  .strictObject(
    {
      PersonId: optional(rowId('Guarantor')),
      Person: optional(z.strictObject(personFields, { error: invalidMessage('Guarantor') })),
    },
    { error: invalidMessage('Guarantor') },
  )
  .superRefine(({ PersonId, Person }, context) => {
    if ((PersonId === null) === (Person === null))
      context.addIssue({ code: 'custom', path: ['PersonId'], message: emptyMessage('Guarantor') })
  })

const guarantors = z
  .array(GuarantorInput, { error: invalidMessage('Guarantors') })
  .max(MAX_GUARANTORS, { error: `A lease can have at most ${MAX_GUARANTORS} guarantors.` })
  .default([])

const OccupantInput = z.strictObject(
  {
    Name: personName('Name', 120),
    /** To the tenants. */
    Relationship: optionalText('Relationship', { max: 60 }),
    IsMinor: z.boolean({ error: invalidMessage('Under 18') }).default(false),
  },
  { error: invalidMessage('Occupant') },
)

function occupantsOf<Occupant extends z.ZodType>(occupant: Occupant) {
  return z
    .array(occupant, { error: invalidMessage('Occupants') })
    .max(MAX_OCCUPANTS, { error: `A lease can name at most ${MAX_OCCUPANTS} occupants.` })
    .default([])
}

export const leaseTermFields = {
  ...tenureFields,
  Rent: money('Rent'),
  RentFrequencyId: choice(
    'Rent frequency',
    RENT_FREQUENCIES.map(({ Id }) => Id),
  ).default(1),
  Advance: money('Security deposit', { allowZero: true }).default('0.00'),
  Billing: z.enum(BILLINGS, {
    error: (issue) => (issue.input === undefined || issue.input === null ? emptyMessage('Billing') : invalidMessage('Billing')),
  }),
  Tenants: z
    .array(TenantInput, { error: emptyMessage('Tenant') })
    .min(1, { error: emptyMessage('Tenant') })
    .max(MAX_TENANTS, { error: `A lease can have at most ${MAX_TENANTS} tenants.` }),
  /** Who answers for the rent without living there. */
  Guarantors: guarantors,
  /** Who lives there and owes nothing. */
  Occupants: occupantsOf(OccupantInput),
}

/** How a home is let. */
export const LeaseTerms = z
  .strictObject(leaseTermFields, { error: invalidMessage('Lease') })
  .superRefine(checkTenure)
  .superRefine(({ Tenants, Guarantors }, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    checkTenants(Tenants, report)
    checkGuarantors(Guarantors, Tenants, report)
  })

const ONCE = 'Each tenant can stand there once.'
export const GUARANTOR_ONCE = 'Each guarantor can stand there once.'
export const GUARANTOR_IS_TENANT = 'This is a tenant of the lease, who answers for the rent already.'

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

type Addressed = { Person: { Email: string | null } | null }

/** A guarantor is one more person, who stands there once; the server finds out more of those who are known. */
function checkGuarantors(
  guarantors: readonly (Addressed & { PersonId: string | null })[],
  tenants: readonly Addressed[],
  report: (path: (string | number)[], message: string) => void,
): void {
  guarantors.forEach(({ PersonId, Person }, index) => {
    const before = guarantors.slice(0, index)
    if (PersonId !== null && before.some((other) => other.PersonId === PersonId)) report(['Guarantors', index, 'PersonId'], GUARANTOR_ONCE)
    const address = Person?.Email ?? null
    if (address === null) return
    const isThis = (other: Addressed) => other.Person?.Email === address
    if (before.some(isThis)) report(['Guarantors', index, 'Person', 'Email'], GUARANTOR_ONCE)
    else if (tenants.some(isThis)) report(['Guarantors', index, 'Person', 'Email'], GUARANTOR_IS_TENANT)
  })
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

export const SetGuarantorsAndOccupantsInput = z
  .strictObject({
    LeaseId: rowId('Lease'),
    Version: version,
    Guarantors: guarantors,
    /** With an id: one whom the lease names already. */
    Occupants: occupantsOf(OccupantInput.extend({ OccupantId: optional(rowId('Occupant')) })),
  })
  .superRefine(({ Guarantors }, context) =>
    checkGuarantors(Guarantors, [], (path, message) => context.addIssue({ code: 'custom', path, message })),
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
