import {
  AddAppFormDocument,
  GetAppFormEmploymentInfo,
  GetAppFormIdentityInfo,
  GetAppFormPersonalInfo,
  GetAppFormResidenceInfo,
  ProcessApplication,
  UpdateAppFormEmploymentInfo,
  UpdateAppFormIdentityInfo,
  UpdateAppFormPersonalInfo,
  UpdateAppFormResidenceInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import { DISCLOSURES, FORM_CONSENT_VERSION, INSURANCE } from '@keystead/contract/applications/form/form.values.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { givenDocument } from '../../documents/documents/document-rows.factory.ts'
import { uploadedPdf } from '../../documents/documents/document.factory.ts'

type Typed<Input> = Omit<Input, 'FormId' | 'Version'>
export type PersonalTyped = Typed<InputOf<typeof UpdateAppFormPersonalInfo>>
export type IdentityTyped = Typed<InputOf<typeof UpdateAppFormIdentityInfo>>
export type ResidenceTyped = Typed<InputOf<typeof UpdateAppFormResidenceInfo>>
export type EmploymentTyped = Typed<InputOf<typeof UpdateAppFormEmploymentInfo>>

export const today = () => new Date().toISOString().slice(0, 10)
/** So many days ago; the home may be a day behind. */
export const daysAgo = (days: number) => addDays(today(), -days)

/** Of one of the numbers that no one was given in earnest: they are looked for where they must not be. */
export const SSN = '219-09-9999'

export const personalTyped = (more: Partial<PersonalTyped> = {}): PersonalTyped => ({
  FirstName: 'Mia',
  HasNoMiddleName: true,
  LastName: 'Lang',
  Email: 'mia.lang@example.com',
  PhonePrimary: '(303) 555-0142',
  BirthDate: '1990-05-17',
  NumberOfResidents: 2,
  Occupants: [{ Name: 'Theo Lang', Relationship: 'Child', IsAdult: 'N' }],
  NumberOfPets: 1,
  Pets: [{ PetTypeId: 2, Breed: 'Tabby', WeightPounds: 9, AgeYears: 4 }],
  AnyoneSmokes: 'N',
  EmergencyName: 'Ruth Lang',
  EmergencyPhone: '(303) 555-0143',
  Vehicles: [{ Make: 'Subaru Outback', Year: 2019, Color: 'Green', Plate: 'ABC-123' }],
  References: [{ Name: 'Jon Bell', Relationship: 'Manager', Phone: '(303) 555-0144', Email: null }],
  Disclosures: DISCLOSURES.map(({ Id }) => ({ QuestionId: Id, Answer: Id === INSURANCE ? 'Y' : 'N' })),
  ...more,
})

export const identityTyped = (more: Partial<IdentityTyped> = {}): IdentityTyped => ({
  IdTypeId: 1,
  IdNumber: 'CO-4471-9982',
  StateId: 8,
  ExpiryDate: addMonths(today(), 24),
  SsnKind: 'full',
  Ssn: SSN,
  ...more,
})

type Address = NonNullable<ResidenceTyped['Addresses']>[number]

export const addressTyped = (more: Partial<Address> = {}): Address => ({
  CountryId: UNITED_STATES_ID,
  Address1: '12 Pearl Street',
  City: 'Boulder',
  StateId: 8,
  Zip: '80302',
  ResidenceTypeId: 2,
  OwnershipId: 1,
  From: addMonths(today(), -40),
  To: null,
  MonthlyPayment: '1650.00',
  RentPaidTo: 'Elm Homes',
  LandlordEmail: 'office@elm.example.com',
  MayContact: 'Y',
  ...more,
})

type Job = NonNullable<EmploymentTyped['Jobs']>[number]

export const jobTyped = (more: Partial<Job> = {}): Job => ({
  EmploymentTypeId: 1,
  OccupationId: 9,
  Employer: 'Boulder Schools',
  Position: 'Teacher',
  MayContact: 'Y',
  From: addMonths(today(), -30),
  To: null,
  Income: '66000.00',
  PeriodId: 5,
  ...more,
})

const read = {
  personal: GetAppFormPersonalInfo,
  identity: GetAppFormIdentityInfo,
  residence: GetAppFormResidenceInfo,
  employment: GetAppFormEmploymentInfo,
} as const

/** Of a section as it is now. */
export async function versionOf(person: TestPerson, FormId: string, section: keyof typeof read): Promise<number> {
  return must(await person.call(read[section] as typeof GetAppFormPersonalInfo, { FormId })).Version
}

export type Filling = {
  readonly personal?: Partial<PersonalTyped>
  readonly identity?: Partial<IdentityTyped>
  readonly residence?: ResidenceTyped
  readonly employment?: EmploymentTyped
  readonly documents?: number
}

/** Everything that a form asks. */
export async function filledForm(person: TestPerson, FormId: string, given: Filling = {}): Promise<void> {
  const at = async (section: keyof typeof read) => ({ FormId, Version: await versionOf(person, FormId, section) })
  must(await person.call(UpdateAppFormPersonalInfo, { ...(await at('personal')), ...personalTyped(given.personal) }))
  must(await person.call(UpdateAppFormIdentityInfo, { ...(await at('identity')), ...identityTyped(given.identity) }))
  must(
    await person.call(UpdateAppFormResidenceInfo, { ...(await at('residence')), ...(given.residence ?? { Addresses: [addressTyped()] }) }),
  )
  must(await person.call(UpdateAppFormEmploymentInfo, { ...(await at('employment')), ...(given.employment ?? { Jobs: [jobTyped()] }) }))
  for (let count = given.documents ?? 2; count > 0; count -= 1) await addedFormDocument(person, FormId)
}

/** Two papers as rows, for what opens none of them: to look into a file that comes in takes a process of its own. */
export async function givenFormPapers(person: TestPerson, FormId: string): Promise<void> {
  for (const title of ['Pay slip', 'Bank statement']) {
    const documentId = await givenDocument(person.rows, person, { title, typeId: 11 })
    await person.rows.sql('update document set restricted_to = $2 where id = $1', [documentId, FormId])
  }
}

export async function addedFormDocument(person: TestPerson, FormId: string, DocumentTypeId = 11): Promise<string> {
  return must(await person.call(AddAppFormDocument, { FormId, DocumentTypeId, UploadId: await uploadedPdf(person) })).DocumentId
}

export const CONSENTS = { ConsentVersion: FORM_CONSENT_VERSION, IsAccurate: true, MayShare: true } as const

export async function submittedForm(person: TestPerson, FormId: string, given: Filling = {}): Promise<OutputOf<typeof ProcessApplication>> {
  await filledForm(person, FormId, given)
  return must(await person.call(ProcessApplication, { FormId, ...CONSENTS }))
}
