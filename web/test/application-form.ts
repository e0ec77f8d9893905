import {
  GetAppFormEmploymentInfo,
  GetAppFormIdentityInfo,
  GetAppFormPersonalInfo,
  GetAppFormResidenceInfo,
  GetApplicationFormDetails,
} from '@keystead/contract/applications/form/form.operations.ts'
import { AddressRead, FormDocument, JobRead } from '@keystead/contract/applications/form/form.schemas.ts'
import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import type { SubmitGate } from '../src/applications/form/submit-gate.ts'
import { idOf, sampleOf } from './sample.ts'
import { answer } from './stand-in.ts'

/* Forms of applications, as the tests of their screens show them. */

export const FORM = idOf(1)
export const APPLICATION = idOf(2)
export const AT = `/User/Applications/Form?id=${FORM}`
const HEAD = { FormId: FORM, ApplicationId: APPLICATION, State: 'started' as const, Version: 3, Missing: [] }

export type Details = OutputOf<typeof GetApplicationFormDetails>
type PersonalRead = OutputOf<typeof GetAppFormPersonalInfo>
type IdentityRead = OutputOf<typeof GetAppFormIdentityInfo>
type ResidenceRead = OutputOf<typeof GetAppFormResidenceInfo>
type EmploymentRead = OutputOf<typeof GetAppFormEmploymentInfo>

export const ANSWERED = [1, 2, 3, 4, 5].map((QuestionId) => ({ QuestionId, Answer: 'N' as const, Explanation: null }))

export const FULL_PERSONAL: Partial<PersonalRead> = {
  FirstName: 'Tova',
  HasNoMiddleName: true,
  LastName: 'Tester',
  Email: 'tova@example.com',
  PhonePrimary: '(303) 555-0142',
  BirthDate: '1990-04-05',
  NumberOfResidents: 1,
  NumberOfPets: 0,
  AnyoneSmokes: 'N',
  EmergencyName: 'Sam Tester',
  EmergencyPhone: '(303) 555-0143',
  Disclosures: ANSWERED,
}

export const personalRead = (changes: Partial<PersonalRead> = {}): PersonalRead =>
  sampleOf(GetAppFormPersonalInfo.output, { ...HEAD, ...changes })

export const identityRead = (changes: Partial<IdentityRead> = {}): IdentityRead =>
  sampleOf(GetAppFormIdentityInfo.output, { ...HEAD, ...changes })

export const residenceRead = (changes: Partial<ResidenceRead> = {}): ResidenceRead =>
  sampleOf(GetAppFormResidenceInfo.output, { ...HEAD, ...changes })

export const employmentRead = (changes: Partial<EmploymentRead> = {}): EmploymentRead =>
  sampleOf(GetAppFormEmploymentInfo.output, { ...HEAD, MonthlyIncome: '0.00', ...changes })

export function address(changes: Partial<AddressRead> = {}): AddressRead {
  return sampleOf(AddressRead, {
    CountryId: UNITED_STATES_ID,
    Address1: '12 Oak Street',
    City: 'Denver',
    StateId: 8,
    Zip: '80202',
    ResidenceTypeId: 2,
    OwnershipId: 1,
    From: '2015-01-01',
    MonthlyPayment: '1500.00',
    RentPaidTo: 'Larch Homes',
    MayContact: 'Y',
    ...changes,
  })
}
type AddressRead = ReturnType<typeof AddressRead.parse>

export function job(changes: Partial<JobRead> = {}): JobRead {
  return sampleOf(JobRead, {
    EmploymentTypeId: 1,
    OccupationId: 12,
    Employer: 'City Hospital',
    MayContact: 'Y',
    From: '2020-02-01',
    Income: '4000.00',
    PeriodId: 4,
    ...changes,
  })
}
type JobRead = ReturnType<typeof JobRead.parse>

export const formDocument = (number: number, Title: string, changes: Partial<ReturnType<typeof FormDocument.parse>> = {}) =>
  sampleOf(FormDocument, {
    DocumentId: idOf(number),
    DocumentTypeId: 11,
    Title,
    ContentType: 'application/pdf',
    Bytes: 20_000,
    Scan: 'none',
    ...changes,
  })

const SECTIONS = ['personal', 'identity', 'residence', 'employment'] as const
export const NOTHING_MISSING: Details['Sections'] = SECTIONS.map((Section) => ({ Section, Version: 3, IsComplete: true, Missing: [] }))

export function details(changes: Partial<Details> = {}): Details {
  return sampleOf(GetApplicationFormDetails.output, {
    ...HEAD,
    HomeTitle: 'Brick bungalow',
    ApplicantTypeId: 1,
    Name: 'Tova Tester',
    IsYou: true,
    Sections: NOTHING_MISSING,
    Employment: { Jobs: [], OtherIncome: [], MonthlyIncome: '0.00' },
    ...changes,
  })
}

/** A form of which nothing is filled in, with the lists that it offers. */
export function answerForm(): void {
  answer(GetApplicationFormDetails, details())
  answer(GetAppFormPersonalInfo, personalRead())
  answer(GetAppFormIdentityInfo, identityRead())
  answer(GetAppFormResidenceInfo, residenceRead())
  answer(GetAppFormEmploymentInfo, employmentRead())
  answer(GetDdlCountries, {
    Items: [
      { Id: UNITED_STATES_ID, Text: 'United States', Code: 'US' },
      { Id: 100, Text: 'Norway', Code: 'NO' },
    ],
  })
  answer(GetDdlStates, { Items: [{ Id: 8, Text: 'Colorado', Code: 'CO' }] })
}

/** Nothing else is to be done before it is submitted. */
export const NoGate: SubmitGate = ({ children }) => children(null)
