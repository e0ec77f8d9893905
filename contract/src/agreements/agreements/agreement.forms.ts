import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import {
  choice,
  date,
  email,
  money,
  optional,
  optionalText,
  optionalPersonName,
  requiredText,
  rowId,
  searchText,
  storedText,
  wholeNumber,
} from '../../values/fields.ts'
import { DIRECTIONS } from '../../people/connections/connection.values.ts'
import { RENT_FREQUENCIES } from '../../properties/fields/property.values.ts'
import { MERGE_FIELDS } from '../templates/merge-fields.ts'
import { MAX_FIELD_LABEL, MAX_ROLE_NAME, PARTS } from '../templates/template.values.ts'
import { version } from '../templates/template.forms.ts'
import { messages } from './agreements-messages.text.ts'
import {
  AGREEMENT_CONTRACT_TYPES,
  AGREEMENT_STATES,
  MAX_MESSAGE,
  MAX_PARTIES,
  MAX_PARTY_NAME,
  MAX_REASON,
  MAX_SUBJECT,
  MAX_TITLE,
  MAX_VALUE,
  REMINDER_DAYS,
} from './agreement.values.ts'

/** Either a profile, someone who is written down, or a name with an address. */
const PartyInput = z
  .strictObject(
    {
      /** One that the draft has already. */
      PartyId: optional(rowId('Party')),
      Role: requiredText('Role', { max: MAX_ROLE_NAME }),
      Part: z.enum(PARTS, { error: invalidMessage('Part') }),
      ProfileId: optional(rowId('User')),
      PersonId: optional(rowId('Person')),
      /** Of a profile or a person it is theirs, where it is left out. */
      Name: optionalPersonName('Name', MAX_PARTY_NAME),
      Email: optional(email()),
      /** Those of a smaller number come first; those of the same at once. */
      Turn: wholeNumber('Order', { min: 1, max: MAX_PARTIES }),
    },
    { error: invalidMessage('Party') },
  )
  .superRefine(({ ProfileId, PersonId, Name, Email }, context) => {
    if (ProfileId !== null && PersonId !== null) context.addIssue({ code: 'custom', path: ['ProfileId'], message: invalidMessage('User') })
    if (ProfileId !== null || PersonId !== null) return
    if (Name === null) context.addIssue({ code: 'custom', path: ['Name'], message: emptyMessage('Name') })
    if (Email === null) context.addIssue({ code: 'custom', path: ['Email'], message: emptyMessage('Email') })
  })

const value = storedText('Value', MAX_VALUE)

/** What an agreement says, beside the paper itself. */
export const agreementFields = {
  Title: requiredText('Title', { max: MAX_TITLE }),
  ContractTypeId: optional(
    choice(
      'Contract type',
      AGREEMENT_CONTRACT_TYPES.map(({ Id }) => Id),
    ),
  ),
  TenureStart: optional(date('Tenure start')),
  TenureEnd: optional(date('Tenure end')),
  Rent: optional(money('Rent')),
  RentFrequencyId: optional(
    choice(
      'Rent frequency',
      RENT_FREQUENCIES.map(({ Id }) => Id),
    ),
  ),
  Advance: optional(money('Advance', { allowZero: true })),
  Subject: optionalText('Subject', { max: MAX_SUBJECT }),
  Message: optionalText('Message', { max: MAX_MESSAGE, multiline: true }),
  /** The last day on which it can be signed, where the property is. */
  SignBy: date('Last day'),
  /** Days between reminders to those whose turn it is; null for none. */
  ReminderDays: optional(choice('Reminders', REMINDER_DAYS)),
  Parties: z.array(PartyInput, { error: emptyMessage('User') }).max(MAX_PARTIES, { error: messages.tooManyParties }),
  /** Values of merge fields that are other than what is known; those left out follow what is known. */
  Changed: z
    .array(z.strictObject({ Name: z.enum(MERGE_FIELDS, { error: invalidMessage('Field') }), Value: value }), {
      error: invalidMessage('Values'),
    })
    .max(MERGE_FIELDS.length, { error: invalidMessage('Values') })
    .default([]),
  /** What the template asks its sender. */
  Answers: z
    .array(z.strictObject({ Label: requiredText('Field', { max: MAX_FIELD_LABEL }), Value: value }), { error: invalidMessage('Answers') })
    .max(100, { error: invalidMessage('Answers') })
    .default([]),
}

export const CreateAgreementForm = z.strictObject({
  TemplateId: rowId('Template'),
  AssetId: optional(rowId('Property')),
  /** A draft of a lease to be signed, or a lease that is renewed or changed. */
  LeaseId: optional(rowId('Lease')),
  /** With whom, where it is about no home. */
  ConnectionId: optional(rowId('Connection')),
})

export const UpdateAgreementForm = z
  .strictObject({ AgreementId: rowId('Agreement'), Version: version, ...agreementFields })
  .superRefine(({ TenureStart, TenureEnd, Parties }, context) => {
    if (TenureStart !== null && TenureEnd !== null && TenureEnd <= TenureStart)
      context.addIssue({ code: 'custom', path: ['TenureEnd'], message: messages.endBeforeStart })
    Parties.forEach(({ Email, ProfileId, PersonId, Role }, index) => {
      const isSame = (other: (typeof Parties)[number]) =>
        other.Role === Role && other.ProfileId === ProfileId && other.PersonId === PersonId && other.Email === Email
      if (Parties.findIndex(isSame) < index)
        context.addIssue({ code: 'custom', path: ['Parties', index, 'Name'], message: messages.partyTwice })
    })
  })

export const AgreementSearchForm = z.strictObject({
  /** Sent by the active profile, or received by it; left out: both. Drafts are among those that are sent. */
  Direction: optional(choice('Direction', Object.values(DIRECTIONS))),
  States: z
    .array(z.enum(AGREEMENT_STATES, { error: invalidMessage('State') }), { error: invalidMessage('States') })
    .max(AGREEMENT_STATES.length, { error: invalidMessage('States') })
    .default([]),
  AssetId: optional(rowId('Property')),
  LeaseId: optional(rowId('Lease')),
  /** With this profile or person. */
  PersonId: optional(rowId('Person')),
  ProfileId: optional(rowId('User')),
  Keyword: searchText('Keyword', MAX_TITLE)
    .nullish()
    .transform((text) => text || null),
  /** Only what waits for the active profile. */
  IsMyTurn: z.boolean({ error: invalidMessage('My turn') }).default(false),
})

export const reason = requiredText('Reason', { max: MAX_REASON, multiline: true })

export const endingFields = { On: date('Last day'), Reason: reason }
