import { CreateApplication, GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  AddAppFormDocument,
  GetApplicationFormDetails,
  ProcessApplication,
  UpdateAppFormEmploymentInfo,
  UpdateAppFormIdentityInfo,
  UpdateAppFormPersonalInfo,
  UpdateAppFormResidenceInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import { DISCLOSURES, FORM_CONSENT_VERSION, type FormSection } from '@keystead/contract/applications/form/form.values.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { paper } from '../documents/paper-files.ts'
import { upload } from '../listed-homes.ts'
import type { Person } from '../people.ts'
import type { Name } from './form-steps.ts'

const PASSPORT = 3
const RETIRED = { EmploymentTypeId: 9, OccupationId: 25, Income: '2400.00', PeriodId: 4 }
const OWNS_A_HOUSE = { ResidenceTypeId: 1, OwnershipId: 2, MonthlyPayment: '0' }
const RENTED = { OwnershipId: 1, MonthlyPayment: '1733.00', RentPaidTo: 'Elm Homes', MayContact: 'Y' } as const
const PROOF_OF_INCOME = 10

type Said = {
  /** Addresses of those who can be asked about the applicant, who rents then. */
  readonly landlord?: string
  readonly friend?: string
  readonly born?: string
  readonly passport?: string
}

/** The short form of someone without an employer and a landlord, filled in by the calls that the pages make. */
export async function fillInShortForm(person: Person, ApplicationId: string, { first, last }: Name, said: Said = {}): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const FormId = (await person.call(GetApplicationDetails, { ApplicationId })).FormId!
  const { Sections } = await person.call(GetApplicationFormDetails, { ApplicationId, FormId })
  const at = (section: FormSection) => ({ FormId, Version: Sections.find(({ Section }) => Section === section)!.Version })
  await person.call(UpdateAppFormPersonalInfo, {
    ...at('personal'),
    FirstName: first,
    HasNoMiddleName: true,
    LastName: last,
    Email: 'gus.field@example.com',
    PhonePrimary: '(303) 555-0150',
    BirthDate: said.born ?? '1958-02-03',
    NumberOfResidents: 2,
    NumberOfPets: 0,
    AnyoneSmokes: 'N',
    EmergencyName: 'Ida Field',
    EmergencyPhone: '(303) 555-0151',
    References: said.friend ? [{ Name: 'Jon Bell', Relationship: 'Friend', Phone: '(303) 555-0152', Email: said.friend }] : [],
    Disclosures: DISCLOSURES.map(({ Id }) => ({ QuestionId: Id, Answer: 'N' as const })),
  })
  await person.call(UpdateAppFormIdentityInfo, {
    ...at('identity'),
    IdTypeId: PASSPORT,
    IdNumber: said.passport ?? 'X44719982',
    CountryId: UNITED_STATES_ID,
    ExpiryDate: addMonths(today, 24),
    SsnKind: 'none',
  })
  const address = { CountryId: UNITED_STATES_ID, Address1: '8 Canyon Road', City: 'Boulder', StateId: 8, Zip: '80302', ...OWNS_A_HOUSE }
  const rented = said.landlord ? { ...RENTED, LandlordEmail: said.landlord } : {}
  const lived = { ...address, ...rented, From: addMonths(today, -120), To: null }
  await person.call(UpdateAppFormResidenceInfo, { ...at('residence'), Addresses: [lived] })
  await person.call(UpdateAppFormEmploymentInfo, { ...at('employment'), Jobs: [RETIRED] })
  for (const name of ['Passport', 'Pension']) {
    const { name: file, buffer } = await paper(name, `${name} of ${first} ${last}`)
    const UploadId = await upload(person, { purpose: 'document', name: file, body: new Uint8Array(buffer) })
    await person.call(AddAppFormDocument, { FormId, DocumentTypeId: PROOF_OF_INCOME, UploadId })
  }
}

/** By the calls that the pages make: from the listing to a form that is submitted. */
export async function applied(person: Person, AssetId: string, name: Name): Promise<string> {
  const MoveInOn = addDays(new Date().toISOString().slice(0, 10), 40)
  const { ApplicationId } = await person.call(CreateApplication, { AssetId, MoveInOn, LeaseMonths: 12 })
  await fillInShortForm(person, ApplicationId, name)
  const FormId = (await person.call(GetApplicationDetails, { ApplicationId })).FormId!
  await person.call(ProcessApplication, { FormId, ConsentVersion: FORM_CONSENT_VERSION, IsAccurate: true, MayShare: true })
  return ApplicationId
}
