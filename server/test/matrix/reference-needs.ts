import type { RefereeKind } from '@keystead/contract/applications/form/form.values.ts'
import { givenApplication } from '../../src/applications/applications/given-application.factory.ts'
import { addressTyped } from '../../src/applications/form/form.factory.ts'
import { givenReference, linkToReference } from '../../src/applications/references/given-reference.factory.ts'
import { addListedProperty } from '../../src/properties/properties/property.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'

/** Someone was asked about a renter who applies for a home of someone else. */
async function asked(app: TestApp, kind: RefereeKind): Promise<string> {
  const [landlord, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  const { AssetId: assetId } = await addListedProperty(app, landlord)
  const applicants = [{ ...renter, state: 'submitted' as const }]
  const { formIds } = await givenApplication(app, landlord, { assetId, applicants, isLed: true, status: 'submitted' })
  return givenReference(app, formIds[0]!, kind)
}

export async function referenceLink(app: TestApp, kind: RefereeKind = 'landlord'): Promise<string> {
  return linkToReference(app, await asked(app, kind))
}

const byLink = (kind: RefereeKind) => async (app: TestApp) => ({ Token: await referenceLink(app, kind) })

/** A submitted form of an application that the caller decides on, which names a landlord. */
async function formThatNames(app: TestApp, { profileId }: TestPerson): Promise<{ ApplicationId: string; FormId: string }> {
  const [form] = await app.sql<{ id: string; application_id: string; profile_account_id: string }>(
    `select f.id, f.application_id, f.profile_account_id from application_form f join application a on a.id = f.application_id
     where a.lead_profile_id is null and f.state = 'submitted' and (a.profile_id = $1 or a.asset_id in (
       select g.object_id from access_grant g where g.principal_id = $1 and g.relation = 'agent')) limit 1`,
    [profileId],
  )
  const residence = { Addresses: [addressTyped({ LandlordEmail: `${crypto.randomUUID()}@example.com` })] }
  // As it was filled in: what is submitted does not change.
  await app.sql(`update application_form set state = 'started' where id = $1`, [form!.id])
  await app.sql(
    `insert into application_section (form_id, account_id, section, data) values ($1, $2, 'residence', $3), ($1, $2, 'personal', '{"FirstName":"Mia"}')
     on conflict (form_id, section) do update set data = excluded.data`,
    [form!.id, form!.profile_account_id, JSON.stringify(residence)],
  )
  await app.sql(`update application_form set state = 'submitted' where id = $1`, [form!.id])
  return { ApplicationId: form!.application_id, FormId: form!.id }
}

/** What must be so before calls about references can be done. */
export const referenceNeeds = {
  AskReference: formThatNames,
  RemindReference: async (app: TestApp, caller: TestPerson) => {
    const { ApplicationId, FormId } = await formThatNames(app, caller)
    return { ApplicationId, ReferenceId: await givenReference(app, FormId) }
  },
  GetReferenceToGive: byLink('landlord'),
  GiveLandlordReference: byLink('landlord'),
  GiveEmployerReference: byLink('employer'),
  GivePersonalReference: byLink('personal'),
  DeclineReference: byLink('landlord'),
}
