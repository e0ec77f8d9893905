import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { optionalEmail, optionalPhone } from '../../values/contact-fields.ts'
import {
  choice,
  date,
  email,
  emptyOrInvalid,
  money,
  optional,
  optionalPersonName,
  optionalText,
  personName,
  phone,
  requiredText,
  rowId,
  wholeNumber,
  year,
} from '../../values/fields.ts'
import { last4Ssn, ssn } from '../../values/identity-fields.ts'
import { YES_NO } from '../applications/application.values.ts'
import {
  APPLICATION_DOCUMENT_TYPES,
  DISCLOSURES,
  EMPLOYMENT_TYPES,
  ID_TYPES,
  INCOME_PERIODS,
  MAX_ADDRESSES,
  MAX_EXPLANATION,
  MAX_JOBS,
  MAX_OTHER_INCOME,
  MAX_PETS,
  MAX_REFERENCES,
  MAX_RESIDENTS,
  MAX_VEHICLES,
  OCCUPATION_TYPES,
  PET_TYPES,
  RESIDENCE_OWNERSHIP_TYPES,
  RESIDENCE_TYPES,
  SSN_KINDS,
} from './form.values.ts'

/*
 * The four sections of the form. Each is declared once: a draft takes what is there and leaves out what is not yet, and what is complete takes
 * all of it. So a form saves as it goes, and says in the same words what is missing.
 */

const ids = (items: readonly { readonly Id: number }[]) => items.map(({ Id }) => Id)

/** Choices between Yes and No travel as the codes of the specification. */
const yesOrNo = (label: string) => z.enum(YES_NO, { error: emptyOrInvalid(label) })
const flag = (label: string) => z.boolean({ error: invalidMessage(label) }).default(false)

type Shape = Readonly<Record<string, z.ZodType>>
type Drafted<Fields extends Shape> = { [Name in keyof Fields]: ReturnType<typeof optional<Fields[Name]>> }

/** The same fields, each of which may be left out. */
function drafted<Fields extends Shape>(fields: Fields): Drafted<Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]): [string, z.ZodType] => [name, optional(field)])) as Drafted<Fields>
}

function listOf<Fields extends Shape>(label: string, fields: Fields, max: number) {
  const ofEach = { error: invalidMessage(label) }
  return {
    draft: z
      .array(z.strictObject(drafted(fields), ofEach), ofEach)
      .max(max, ofEach)
      .default([]),
    complete: z.array(z.strictObject(fields)),
  }
}

const occupants = listOf(
  'Residents',
  { Name: personName('Name', 120), Relationship: requiredText('Relationship', { max: 60 }), IsAdult: yesOrNo('18 or older') },
  MAX_RESIDENTS - 1,
)

const pets = listOf(
  'Pets',
  {
    PetTypeId: choice('Kind of pet', ids(PET_TYPES)),
    Breed: optionalText('Breed', { max: 60 }),
    WeightPounds: optional(wholeNumber('Weight', { min: 1, max: 300 })),
    AgeYears: optional(wholeNumber('Age', { min: 0, max: 100 })),
  },
  MAX_PETS,
)

const vehicles = listOf(
  'Vehicles',
  {
    Make: requiredText('Make and model', { max: 80 }),
    Year: optional(year('Year', { min: 1900, max: 2100 })),
    Color: optionalText('Color', { max: 30 }),
    Plate: optionalText('License plate', { max: 20 }),
  },
  MAX_VEHICLES,
)

const references = listOf(
  'References',
  {
    Name: personName('Name', 120),
    Relationship: requiredText('Relationship', { max: 60 }),
    Phone: phone('Phone'),
    Email: optionalEmail(),
  },
  MAX_REFERENCES,
)

const disclosures = listOf(
  'Answers',
  {
    QuestionId: choice('Question', ids(DISCLOSURES)),
    Answer: optional(yesOrNo('Answer')),
    Explanation: optionalText('Explanation', { max: MAX_EXPLANATION, multiline: true }),
  },
  DISCLOSURES.length,
)

const personal = {
  FirstName: personName('First name'),
  LastName: personName('Last name'),
  OtherNames: optionalPersonName('Other names', 120),
  Email: email(),
  PhonePrimary: phone('Primary phone'),
  PhoneSecondary: optionalPhone('Secondary phone'),
  /** Kept sealed; read by the applicant alone. */
  BirthDate: date('Date of birth'),
  /** With the applicant. */
  NumberOfResidents: wholeNumber('Number of residents', { min: 1, max: MAX_RESIDENTS }),
  /** Assistance animals are not pets. */
  NumberOfPets: wholeNumber('Number of pets', { min: 0, max: MAX_PETS }),
  AnyoneSmokes: yesOrNo('Anyone smokes'),
  EmergencyName: personName('Emergency contact', 120),
  EmergencyPhone: phone('Phone of the emergency contact'),
}
/** Needed as well, or said to be none. */
const middleName = { MiddleName: optionalPersonName('Middle name'), HasNoMiddleName: flag('No middle name') }

export const PersonalDraft = z.strictObject({
  ...drafted(personal),
  ...middleName,
  Occupants: occupants.draft,
  Pets: pets.draft,
  Vehicles: vehicles.draft,
  References: references.draft,
  Disclosures: disclosures.draft,
})
export const PersonalComplete = z.strictObject({
  ...personal,
  ...middleName,
  Occupants: occupants.complete,
  Pets: pets.complete,
  Vehicles: vehicles.complete,
  References: references.complete,
  Disclosures: disclosures.complete,
})

const identity = {
  IdTypeId: choice('ID type', ids(ID_TYPES)),
  ExpiryDate: date('Expiry date'),
  SsnKind: z.enum(SSN_KINDS, { error: emptyOrInvalid('SSN') }),
}
const issuedBy = { StateId: optional(choice('Issuing state')), CountryId: optional(choice('Issuing country')) }
/** Left out, what is kept stays; so nothing sealed ever has to be shown to be saved again. */
const numbers = {
  IdNumber: optional(requiredText('ID number', { max: 40 })),
  Ssn: optional(ssn()),
  Last4Ssn: optional(last4Ssn()),
}

export const IdentityDraft = z.strictObject({ ...drafted(identity), ...issuedBy, ...numbers })
export const IdentityComplete = z.object({ ...identity, ...issuedBy })

const addresses = listOf(
  'Addresses',
  {
    CountryId: choice('Country'),
    Address1: requiredText('Address 1', { max: 120 }),
    Address2: optionalText('Address 2', { max: 120 }),
    City: requiredText('City', { max: 100 }),
    /** Of a country whose states or provinces are a list (GetDdlStates). */
    StateId: optional(choice('State')),
    Region: optionalText('Region', { max: 60 }),
    Zip: requiredText('Zip', { max: 12 }),
    ResidenceTypeId: choice('Residence type', ids(RESIDENCE_TYPES)),
    OwnershipId: choice('Ownership status', ids(RESIDENCE_OWNERSHIP_TYPES)),
    From: date('Start date'),
    /** Null: the applicant lives there now. */
    To: optional(date('End date')),
    MonthlyPayment: money('Monthly payment', { allowZero: true }),
    RentPaidTo: optionalPersonName('Rent paid to', 120),
    LandlordPhone: optionalPhone('Phone'),
    LandlordEmail: optionalEmail(),
    /** Of those whom there is to ask. */
    MayContact: optional(yesOrNo('May we contact them')),
    ReasonForLeaving: optionalText('Reason for leaving', { max: 500 }),
  },
  MAX_ADDRESSES,
)

/** The first is the current one, where they are told in the order in which they are read. */
export const ResidenceDraft = z.strictObject({ Addresses: addresses.draft })
export const ResidenceComplete = z.strictObject({ Addresses: addresses.complete })

const jobs = listOf(
  'Employment',
  {
    EmploymentTypeId: choice('Employment type', ids(EMPLOYMENT_TYPES)),
    OccupationId: choice('Occupation', ids(OCCUPATION_TYPES)),
    Employer: optionalText('Employer', { max: 120 }),
    Position: optionalText('Position', { max: 120 }),
    SupervisorName: optionalPersonName('Supervisor', 120),
    SupervisorPhone: optionalPhone('Phone'),
    SupervisorEmail: optionalEmail(),
    /** Of those whom there is to ask. */
    MayContact: optional(yesOrNo('May we contact them')),
    From: optional(date('Start date')),
    To: optional(date('End date')),
    /** Before taxes. */
    Income: money('Income', { allowZero: true }),
    PeriodId: choice('Income period', ids(INCOME_PERIODS)),
  },
  MAX_JOBS,
)

const otherIncome = listOf(
  'Other income',
  {
    Source: requiredText('Source', { max: 120 }),
    Amount: money('Amount'),
    PeriodId: choice('Income period', ids(INCOME_PERIODS)),
  },
  MAX_OTHER_INCOME,
)

export const EmploymentDraft = z.strictObject({ Jobs: jobs.draft, OtherIncome: otherIncome.draft })
export const EmploymentComplete = z.strictObject({ Jobs: jobs.complete, OtherIncome: otherIncome.complete })

export type Personal = z.output<typeof PersonalDraft>
export type Identity = z.output<typeof IdentityDraft>
export type Residence = z.output<typeof ResidenceDraft>
export type Employment = z.output<typeof EmploymentDraft>

/** Of a section that is saved: each has a version of its own, so that two devices may fill in two sections. */
export const sectionVersion = wholeNumber('Version', { min: 0, max: 2_147_483_647 })

/** What a document of a form is; several that come at once are of one type. */
export const formDocumentFields = { DocumentTypeId: choice('Document type', APPLICATION_DOCUMENT_TYPES) }

export const ownForm = { FormId: rowId('Application') }

export const ConsentInput = z.strictObject({
  /** Of the text that was read. */
  ConsentVersion: requiredText('Version', { max: 20 }),
  /** That what is said is true and complete. */
  IsAccurate: z.boolean({ error: emptyMessage('Consent') }),
  /** That it goes to those who decide on it. */
  MayShare: z.boolean({ error: emptyMessage('Consent') }),
})
