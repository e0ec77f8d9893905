import { APPLICANT } from '@keystead/contract/applications/applications/application.values.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { addApplicants, addForm } from '../../applications/applications/applicants.ts'
import { type ApplicationRow, insertApplication, listForms } from '../../applications/applications/application.queries.ts'
import { noteEvent } from '../../applications/applications/events.ts'
import { giveForms } from '../../applications/applications/give-forms.ts'
import { findManagedHome } from '../../applications/applications/home.queries.ts'
import { type DemoProfileRow, findDemoProfile } from '../../identity/profiles/profile.demo.queries.ts'
import { findNameOf } from '../../identity/profiles/profile.public.ts'
import { listConnectedAmong } from '../../people/connections/connection.public.ts'
import { listDemoAssets } from '../../properties/properties/property.demo.queries.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { DemoApplication } from './demo-applications.ts'

/** Answers its id; null where a person, their connection or the home has gone. */
export async function beginApplication(context: EventContext, story: DemoApplication, today: string): Promise<string | null> {
  const { db } = context
  const asset = (await listDemoAssets(db, [story.code]))[0]
  const home = asset && (await findManagedHome(db, asset.id))
  const maker = story.by ? await findDemoProfile(db, story.by) : home && { id: home.profile_id, account_id: home.account_id }
  const others = []
  for (const { who, as } of story.others) others.push({ ProfileId: (await findDemoProfile(db, who))?.id, ApplicantTypeId: as })
  const people = others.flatMap(({ ProfileId, ApplicantTypeId }) => (ProfileId ? { ProfileId, ApplicantTypeId } : []))
  if (!asset || !home || !maker || people.length < others.length) return null
  const wanted = people.map(({ ProfileId }) => ProfileId)
  if ((await listConnectedAmong(db, maker.id, wanted)).size < wanted.length) return null
  const id = await insertApplication(db, {
    accountId: home.account_id,
    profileId: home.profile_id,
    assetId: asset.id,
    homeTitle: home.title,
    homeAddress: home.address,
    categoryId: home.category_id,
    timeZone: home.time_zone,
    lead: story.isLed ? { profileId: maker.id, accountId: maker.account_id } : null,
    madeByProfileId: maker.id,
    moveInOn: story.moveInDays === undefined ? null : addDays(today, story.moveInDays),
    leaseMonths: story.leaseMonths ?? null,
    message: story.message ?? null,
  })
  const application = { id, account_id: home.account_id, asset_id: asset.id }
  await noteEvent(db, application, { kind: 'created', byProfileId: maker.id })
  const own = story.isLed ? [await addLead(context, application, maker)] : []
  const forms = await listForms(db, [id])
  const asked = await addApplicants(
    db,
    people.map((one) => ({ ...one, Name: null, Email: null })),
    { by: { profileId: maker.id, email: null }, application, forms },
  )
  // What someone begins by themselves is theirs and of those around them at once; of others it is once it is sent.
  if (story.isLed) await giveForms(context, id, [...own, ...asked])
  return id
}

type Begun = Pick<ApplicationRow, 'id' | 'account_id' | 'asset_id'>

async function addLead({ db }: EventContext, application: Begun, lead: DemoProfileRow): Promise<string> {
  return addForm(db, application, {
    applicantTypeId: APPLICANT,
    profileId: lead.id,
    profileAccountId: lead.account_id,
    name: (await findNameOf(db, lead.id)) ?? '',
    email: null,
    filledByAccountId: lead.account_id,
  })
}
