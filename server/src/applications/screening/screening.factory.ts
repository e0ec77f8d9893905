import {
  AuthorizeScreening,
  GetScreenings,
  OpenScreeningReport,
  RecordScreening,
  RequestScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import {
  MANUAL_PACKAGE,
  SCREENING_CONSENT_VERSION,
  SCREENING_PURPOSE_VERSION,
} from '@keystead/contract/applications/screening/screening.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'

export const FULL = 3

type Asking = InputOf<typeof RequestScreening>

export const askFor = (owner: TestPerson, ApplicationId: string, FormIds: string[], more: Partial<Asking> = {}) =>
  owner.call(RequestScreening, {
    ApplicationId,
    FormIds,
    PackageId: MANUAL_PACKAGE,
    PaidBy: 'landlord',
    CertifiesPurpose: true,
    PurposeVersion: SCREENING_PURPOSE_VERSION,
    ...more,
  })

export const agree = (renter: TestPerson, FormId: string, ScreeningId: string, more: object = {}) =>
  renter.call(AuthorizeScreening, { FormId, ScreeningId, Agrees: true, ConsentVersion: SCREENING_CONSENT_VERSION, ...more })

export const screeningsOf = async (person: TestPerson, ApplicationId: string) => must(await person.call(GetScreenings, { ApplicationId }))

export async function screeningOf(person: TestPerson, ApplicationId: string, ScreeningId: string) {
  const found = (await screeningsOf(person, ApplicationId)).Screenings.find((one) => one.ScreeningId === ScreeningId)
  if (!found) throw new Error('no such screening')
  return found
}

export const openReport = (person: TestPerson, ApplicationId: string, ScreeningId: string, Version?: number) =>
  person.call(OpenScreeningReport, { ApplicationId, ScreeningId, ...(Version !== undefined && { Version }) })

export const AGENCY = {
  AgencyName: 'First Tenant Reports',
  AgencyAddress: '100 Main Street, Denver, CO 80202',
  AgencyPhone: '(800) 555-0199',
}

export const record = (owner: TestPerson, ApplicationId: string, ScreeningId: string, found: object) =>
  owner.call(RecordScreening, { ApplicationId, ScreeningId, ...found })

/** As an operator who has seen their papers. */
export async function verifiedLandlord(app: TestApp, { profileId, accountId }: TestPerson, name = 'Olive Owner'): Promise<void> {
  await app.sql('insert into screening_landlord (profile_id, account_id, name) values ($1, $2, $3)', [profileId, accountId, name])
}

/** An own check that its person has agreed to. */
export async function agreedCheck(owner: TestPerson, renter: TestPerson, ApplicationId: string, FormId: string): Promise<string> {
  const [ScreeningId] = must(await askFor(owner, ApplicationId, [FormId])).ScreeningIds
  must(await agree(renter, FormId, ScreeningId!))
  return ScreeningId!
}
