import { GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  DecideApplication,
  DraftLeaseOfApplication,
  GetApplicationBoard,
  GetApplicationDecision,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { begunApplication, formOf, sentApplication } from '../applications/application.factory.ts'
import { type Filling, givenFormPapers, submittedForm, today } from '../form/form.factory.ts'

/** A landlord with a home that is offered, and two renters whom they do not know. */
export async function newDeciding(app: TestApp) {
  const [owner, renter, other] = await Promise.all([
    app.newPerson(),
    app.newPerson({ profileType: 'Tenant', firstName: 'Mia' }),
    app.newPerson({ profileType: 'Tenant', firstName: 'Sam' }),
  ])
  return { owner, renter, other, assetId: (await addListedProperty(app, owner)).AssetId }
}

/** The same, with renters whom the landlord knows. */
export async function newDecidingAmongKnown(app: TestApp) {
  const people = await newDeciding(app)
  for (const person of [people.other, people.renter]) await connected(app, people.owner, person)
  return people
}

/** Terms of a lease that is drafted of an application. */
export const LEASE_TERMS = {
  TenureStart: addDays(today(), 20),
  TenureEnd: addDays(today(), 384),
  Rent: '1650.00',
  Advance: '1650.00',
  Billing: 'joint',
} as const

export async function draftedLease(by: TestPerson, ApplicationId: string, more: object = {}) {
  const Version = await versionOfApplication(by, ApplicationId)
  return by.call(DraftLeaseOfApplication, { ApplicationId, Version, ...LEASE_TERMS, ...more })
}

type Deciding = InputOf<typeof DecideApplication>

/** Of a renter for a home that is offered: complete. */
export async function completeApplication(renter: TestPerson, assetId: string, filling: Filling = {}): Promise<string> {
  const { ApplicationId, FormId } = await begunApplication(renter, assetId)
  await submittedWithPapers(renter, FormId, filling)
  return ApplicationId
}

/** Which papers came with it, those who decide on it do not ask. */
export async function submittedWithPapers(person: TestPerson, FormId: string, filling: Filling = {}): Promise<void> {
  await givenFormPapers(person, FormId)
  await submittedForm(person, FormId, { documents: 0, ...filling })
}

/** Of a landlord for several people, each of whom has submitted their form. */
export async function completeTogether(
  owner: TestPerson,
  assetId: string,
  people: readonly { readonly person: TestPerson; readonly as: number; readonly filling?: Filling }[],
): Promise<string> {
  const asked = people.map(({ person, as }) => ({ profileId: person.profileId, as }))
  const ApplicationId = await sentApplication(owner, assetId, asked)
  for (const { person, filling } of people) await submittedWithPapers(person, await formOf(person, ApplicationId), filling)
  return ApplicationId
}

export const versionOfApplication = async (person: TestPerson, ApplicationId: string) =>
  must(await person.call(GetApplicationDetails, { ApplicationId })).Version

/** As the one who decides has read it. */
export async function decide(owner: TestPerson, ApplicationId: string, said: Omit<Deciding, 'ApplicationId' | 'Version'>) {
  return owner.call(DecideApplication, { ApplicationId, Version: await versionOfApplication(owner, ApplicationId), ...said })
}

export const DECLINED: Pick<Deciding, 'Decision' | 'ReasonIds' | 'ReportUsed'> = { Decision: 'declined', ReasonIds: [4], ReportUsed: 'N' }

export const noticeTyped = (FormId: string) => ({
  FormId,
  AgencyName: 'First Tenant Reports',
  AgencyAddress: '100 Main Street, Denver, CO 80202',
  AgencyPhone: '(800) 555-0199',
})

export const decisionOf = async (person: TestPerson, ApplicationId: string) =>
  must(await person.call(GetApplicationDecision, { ApplicationId }))

export const boardOf = async (owner: TestPerson, AssetId: string, OrderBy?: 'complete' | 'income' | 'moveIn') =>
  must(await owner.call(GetApplicationBoard, { AssetId, ...(OrderBy && { OrderBy }) }))
