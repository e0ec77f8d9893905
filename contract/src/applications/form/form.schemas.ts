import { z } from 'zod'
import { ERASABLE, FORM_STATES, YES_NO } from '../applications/application.values.ts'
import { FORM_SECTIONS, SSN_KINDS } from './form.values.ts'

/* What is answered of a form. Dates are days, amounts decimal text in US dollars. */

const yesNo = z.enum(YES_NO).nullable()

/** What keeps a part from being complete. `Path` names the field, as `Addresses.0.City`. */
export const MissingField = z.object({ Path: z.string(), Text: z.string() }).meta({ id: 'MissingField' })

const text = z.string().nullable()
const number = z.int().nullable()

export const OccupantRead = z.object({ Name: text, Relationship: text, IsAdult: yesNo }).meta({ id: 'ApplicationOccupant' })
export const PetRead = z.object({ PetTypeId: number, Breed: text, WeightPounds: number, AgeYears: number }).meta({ id: 'ApplicationPet' })
export const VehicleRead = z.object({ Make: text, Year: number, Color: text, Plate: text }).meta({ id: 'ApplicationVehicle' })
export const ReferenceRead = z.object({ Name: text, Relationship: text, Phone: text, Email: text }).meta({ id: 'ApplicationReference' })
export const DisclosureRead = z.object({ QuestionId: number, Answer: yesNo, Explanation: text }).meta({ id: 'ApplicationDisclosure' })

const personalRead = {
  FirstName: text,
  MiddleName: text,
  HasNoMiddleName: z.boolean(),
  LastName: text,
  OtherNames: text,
  Email: text,
  PhonePrimary: text,
  PhoneSecondary: text,
  NumberOfResidents: number,
  NumberOfPets: number,
  AnyoneSmokes: yesNo,
  EmergencyName: text,
  EmergencyPhone: text,
  Occupants: z.array(OccupantRead),
  Pets: z.array(PetRead),
  Vehicles: z.array(VehicleRead),
  References: z.array(ReferenceRead),
  Disclosures: z.array(DisclosureRead),
}
/** As those read it who decide: without the date of birth, of which they learn only that it makes an adult. */
export const PersonalRead = z.object(personalRead).meta({ id: 'ApplicationPersonalInfo' })
export type PersonalRead = z.infer<typeof PersonalRead>
export const OwnPersonalRead = PersonalRead.extend({ BirthDate: z.iso.date().nullable() }).meta({ id: 'OwnApplicationPersonalInfo' })

/** Of numbers the last four alone. */
export const IdentityRead = z
  .object({
    IdTypeId: number,
    StateId: number,
    CountryId: number,
    ExpiryDate: z.iso.date().nullable(),
    IdNumberLast4: text,
    SsnKind: z.enum(SSN_KINDS).nullable(),
    SsnLast4: text,
    /** Whether all nine digits are kept. */
    HasSsn: z.boolean(),
  })
  .meta({ id: 'ApplicationIdentityInfo' })
export type IdentityRead = z.infer<typeof IdentityRead>

export const AddressRead = z
  .object({
    CountryId: number,
    Address1: text,
    Address2: text,
    City: text,
    StateId: number,
    Region: text,
    Zip: text,
    ResidenceTypeId: number,
    OwnershipId: number,
    From: z.iso.date().nullable(),
    To: z.iso.date().nullable(),
    MonthlyPayment: text,
    RentPaidTo: text,
    LandlordPhone: text,
    LandlordEmail: text,
    MayContact: yesNo,
    ReasonForLeaving: text,
  })
  .meta({ id: 'ApplicationAddress' })
export const ResidenceRead = z.object({ Addresses: z.array(AddressRead) }).meta({ id: 'ApplicationResidenceInfo' })

export const JobRead = z
  .object({
    EmploymentTypeId: number,
    OccupationId: number,
    Employer: text,
    Position: text,
    SupervisorName: text,
    SupervisorPhone: text,
    SupervisorEmail: text,
    MayContact: yesNo,
    From: z.iso.date().nullable(),
    To: z.iso.date().nullable(),
    Income: text,
    PeriodId: number,
  })
  .meta({ id: 'ApplicationJob' })
export const EmploymentRead = z
  .object({
    Jobs: z.array(JobRead),
    OtherIncome: z.array(z.object({ Source: text, Amount: text, PeriodId: number })),
    /** Of work that has not ended and of other income together. */
    MonthlyIncome: z.string(),
  })
  .meta({ id: 'ApplicationEmploymentInfo' })

/** What a submitted form said, as those read it who decide: without numbers, and of the date of birth only that it makes an adult. */
export const StatedByRenter = z
  .object({
    Personal: PersonalRead,
    IsAdult: z.boolean(),
    Identity: IdentityRead,
    Residence: ResidenceRead,
    Employment: EmploymentRead,
  })
  .meta({ id: 'StatedByRenter' })
export type StatedByRenter = z.infer<typeof StatedByRenter>

export const FormDocument = z
  .object({
    DocumentId: z.guid(),
    DocumentTypeId: z.int(),
    Title: z.string(),
    FileName: z.string(),
    ContentType: z.string(),
    Bytes: z.int(),
    /** Whether a virus scanner has still to look at it, or has found something. */
    Scan: z.enum(['none', 'waiting', 'clean', 'infected']),
    AddedAt: z.iso.datetime(),
  })
  .meta({ id: 'ApplicationDocument' })

export const SectionState = z
  .object({
    Section: z.enum(FORM_SECTIONS),
    Version: z.int(),
    IsComplete: z.boolean(),
    Missing: z.array(MissingField),
  })
  .meta({ id: 'ApplicationSection' })
export type SectionState = z.infer<typeof SectionState>

/** How far a form is, as all read it who may know of it. */
export const formHead = {
  FormId: z.guid(),
  ApplicationId: z.guid(),
  State: z.enum(FORM_STATES),
}

export const FormErasure = z
  .object({
    Erased: z.enum(ERASABLE),
    At: z.iso.datetime().nullable(),
    /** What its person, who reads it, may have erased now. */
    CanErase: z.enum(ERASABLE),
    /** When what is left is erased by itself; null while the application is open, and once nothing is left. */
    KeptUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FormErasure' })
export type FormErasure = z.infer<typeof FormErasure>
