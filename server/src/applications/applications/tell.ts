import { paths } from '@keystead/contract/navigation/paths.ts'
import { announceChange } from '../../live/announce-change.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type Said, say } from '../../text/said.ts'
import { type ApplicationRow, findApplication, type FormRow, isTaken, listForms } from './application.queries.ts'
import { text } from './application.text.ts'

type Context = Pick<EventContext, 'db' | 'services'> & Partial<Pick<EventContext, 'actor'>>
type About = Pick<ApplicationRow, 'id' | 'profile_id' | 'asset_id' | 'home_title' | 'version'>

/** Those who are asked to fill in a form hear of it, each time that it is sent. */
export async function tellInvited(context: Context, applicationId: string, formIds: readonly string[], byProfileId: string): Promise<void> {
  const application = await findApplication(context.db, applicationId)
  const asked = (await listForms(context.db, [applicationId])).filter(isTaken).filter(({ id }) => formIds.includes(id))
  if (!application) return
  for (const form of asked)
    await notify(context, {
      event: 'application.sent',
      once: `application.sent:${form.id}:${application.version}`,
      profileIds: [form.profile_id],
      said: say(text, 'asked', { home: application.home_title }),
      actorProfileId: byProfileId,
      path: paths.viewApplication(applicationId),
      changes: ['application'],
    })
}

type News = { readonly kind: string; readonly said: Said; readonly byProfileId: string | null }

/** Those who decide on it. */
export async function tellLandlord(context: Context, application: About, { kind, said, byProfileId }: News): Promise<void> {
  await notify(context, {
    event: 'application.submitted',
    once: `application.${kind}:${application.id}:${application.version}`,
    profileIds: [application.profile_id],
    assetId: application.asset_id,
    said,
    actorProfileId: byProfileId,
    path: paths.viewApplication(application.id),
    changes: ['application'],
  })
}

/** Who named its people: those who decide, or the one who began it. */
export async function tellMaker(context: Context, application: ApplicationRow, { kind, said, byProfileId }: News): Promise<void> {
  if (application.lead_profile_id === null) return tellLandlord(context, application, { kind, said, byProfileId })
  await notify(context, {
    event: 'application.sent',
    once: `application.${kind}:${application.id}`,
    profileIds: [application.lead_profile_id],
    said,
    actorProfileId: byProfileId,
    path: paths.viewApplication(application.id),
    changes: ['application'],
  })
}

/** Those who fill it in, but for who did it. */
export async function tellApplicants(
  context: Context,
  application: About,
  forms: readonly FormRow[],
  { kind, said, byProfileId }: News,
): Promise<void> {
  const told = forms.filter(isTaken).filter(({ given_at, profile_id }) => given_at !== null && profile_id !== byProfileId)
  await notify(context, {
    event: 'application.ended',
    once: `application.${kind}:${application.id}:${application.version}`,
    profileIds: told.map(({ profile_id }) => profile_id),
    said,
    actorProfileId: byProfileId,
    path: paths.viewApplication(application.id),
    changes: ['application'],
  })
}

/** Screens of all who know of it show how it stands now. */
export async function showChange(
  db: Context['db'],
  { profile_id, lead_profile_id, sent_at }: Pick<ApplicationRow, 'profile_id' | 'lead_profile_id' | 'sent_at'>,
  forms: readonly FormRow[],
): Promise<void> {
  const known = forms.filter(isTaken).flatMap((form) => (form.given_at === null ? [] : form.profile_id))
  const landlord = lead_profile_id !== null && sent_at === null ? [] : [profile_id]
  await announceChange(db, [...landlord, ...known], ['application'])
}
