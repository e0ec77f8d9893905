import {
  CreateApplication,
  GetApplicationDetails,
  GetApplications,
  SendApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'

type Input = InputOf<typeof CreateApplication>

export const applicationOf = async (person: TestPerson, ApplicationId: string) =>
  must(await person.call(GetApplicationDetails, { ApplicationId }))

export const applicationsOf = async (person: TestPerson, search: InputOf<typeof GetApplications> = {}) =>
  must(await person.call(GetApplications, search)).Items

/** Of who manages the home: a draft for one applicant, and perhaps others. */
export async function draftedApplication(
  owner: TestPerson,
  AssetId: string,
  people: readonly { readonly profileId: string; readonly as?: number }[],
  more: Partial<Input> = {},
): Promise<string> {
  const Applicants = people.map(({ profileId, as }, index) => ({ ProfileId: profileId, ApplicantTypeId: as ?? (index === 0 ? 1 : 2) }))
  return must(await owner.call(CreateApplication, { AssetId, Applicants, ...more })).ApplicationId
}

export async function sentApplication(...given: Parameters<typeof draftedApplication>): Promise<string> {
  const ApplicationId = await draftedApplication(...given)
  must(await given[0].call(SendApplication, { ApplicationId }))
  return ApplicationId
}

/** Of a renter for a home that is offered. */
export async function begunApplication(
  renter: TestPerson,
  AssetId: string,
  more: Partial<Input> = {},
): Promise<{ ApplicationId: string; FormId: string }> {
  const { ApplicationId, FormId } = must(await renter.call(CreateApplication, { AssetId, ...more }))
  return { ApplicationId, FormId: FormId! }
}

/** Of one of the people of an application. */
export async function formOf(person: TestPerson, ApplicationId: string): Promise<string> {
  return (await applicationOf(person, ApplicationId)).FormId!
}
