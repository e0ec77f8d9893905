import { givenApplication } from '../../src/applications/applications/given-application.factory.ts'
import { givenProfileShare, givenRenterProfile, linkToProfile } from '../../src/applications/renter-profile/given-renter-profile.factory.ts'
import { addListedProperty } from '../../src/properties/properties/property.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'

async function profileOfCaller(app: TestApp, caller: TestPerson) {
  await givenRenterProfile(app, caller)
  return {}
}

/** A form that the caller has submitted for themselves. */
async function submittedFormOf(app: TestApp, caller: TestPerson) {
  const landlord = await app.newPerson()
  const { AssetId: assetId } = await addListedProperty(app, landlord)
  // An account without a profile has had one.
  const applicants = [{ ...caller, profileId: caller.profileId || landlord.profileId, state: 'submitted' as const }]
  const { formIds } = await givenApplication(app, landlord, { assetId, applicants, isLed: true })
  await app.sql('update application_form set filled_by_account_id = profile_account_id where id = $1', [formIds[0]])
  return { FormId: formIds[0]! }
}

export async function profileLink(app: TestApp): Promise<string> {
  const renter = await app.newPerson({ profileType: 'Tenant' })
  return linkToProfile(app, renter, await givenProfileShare(app, renter))
}

/** What must be so before calls about a renter's profile can be done. */
export const renterProfileNeeds = {
  KeepRenterProfile: submittedFormOf,
  ShareRenterProfile: profileOfCaller,
  DeleteRenterProfile: profileOfCaller,
  StopRenterProfileShare: async (app: TestApp, caller: TestPerson) => ({ ShareId: await givenProfileShare(app, caller) }),
  GetSharedRenterProfile: async (app: TestApp) => ({ Token: await profileLink(app) }),
  OpenSharedRenterProfile: async (app: TestApp) => ({ Token: await profileLink(app) }),
}
