import { SCREENING_FAILURE_TEXTS, type ScreeningFailure } from '@keystead/contract/applications/screening/screening.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { announceChange } from '../../live/announce-change.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type Said, say } from '../../text/said.ts'
import {
  type ApplicationRow,
  findApplication,
  isTaken,
  listForms,
  setWaitsForScreening,
  type TakenForm,
} from '../applications/application.public.ts'
import { isWaitedFor, type ScreeningRow } from './screening.queries.ts'
import { text } from './screening.text.ts'

type Context = Pick<EventContext, 'db' | 'services'> & Partial<Pick<EventContext, 'actor'>>
const CHANGES = ['screening', 'application'] as const

/** What one screening is about. */
export type About = { readonly screening: ScreeningRow; readonly application: ApplicationRow; readonly form: TakenForm }

/** Null where its application was deleted meanwhile. */
export async function findAbout(db: Context['db'], screening: ScreeningRow): Promise<About | null> {
  const application = await findApplication(db, screening.application_id)
  const form = (await listForms(db, [screening.application_id])).filter(isTaken).find(({ id }) => id === screening.form_id)
  return application && form ? { screening, application, form } : null
}

/** Of a person who fills in a form for a business: no one who works with them. */
const ofPerson = ({ profile_id, profile_account_id, filled_by_account_id: filler }: TakenForm) => ({
  profileIds: [profile_id],
  ...(filler !== null && filler !== profile_account_id && { onlyMembers: [filler] }),
})

type Asked = Pick<About, 'application' | 'form'> & { readonly screeningId: string }

export async function tellAsked(context: Context, { screeningId, application, form }: Asked, byProfileId: string): Promise<void> {
  await notify(context, {
    event: 'screening.requested',
    once: `screening.asked:${screeningId}`,
    ...ofPerson(form),
    said: say(text, 'asked', { home: application.home_title }),
    actorProfileId: byProfileId,
    path: paths.viewApplication(application.id),
    changes: [...CHANGES],
  })
}

type News = { readonly kind: string; readonly said: Said }

/** Something that its person has to do. */
export async function tellPersonToAct(context: Context, { screening, application, form }: About, { kind, said }: News): Promise<void> {
  await notify(context, {
    event: 'screening.requested',
    once: `screening.${kind}:${screening.id}:${screening.retries}:${screening.answers_sent}`,
    ...ofPerson(form),
    said,
    actorProfileId: null,
    path: paths.viewApplication(application.id),
    changes: [...CHANGES],
  })
}

export async function tellPerson(context: Context, { screening, application, form }: About, { kind, said }: News): Promise<void> {
  await notify(context, {
    event: 'screening.updated',
    once: `screening.${kind}:${screening.id}:${form.id}`,
    ...ofPerson(form),
    said,
    actorProfileId: null,
    path: paths.viewApplication(application.id),
    changes: [...CHANGES],
  })
}

/** Those who decide. */
export async function tellDeciders(context: Context, { screening, application }: About, { kind, said }: News): Promise<void> {
  await notify(context, {
    event: 'screening.updated',
    once: `screening.${kind}:${screening.id}`,
    profileIds: [application.profile_id],
    assetId: application.asset_id,
    said,
    actorProfileId: null,
    path: paths.viewApplication(application.id),
    changes: [...CHANGES],
  })
}

export async function tellFailed(context: Context, about: About, failure: ScreeningFailure): Promise<void> {
  const said = { home: about.application.home_title, reason: SCREENING_FAILURE_TEXTS[failure] }
  await tellDeciders(context, about, { kind: 'failed', said: say(text, 'failed', { ...said, name: about.form.name }) })
  await tellPerson(context, about, { kind: 'failed', said: say(text, 'ownFailed', said) })
}

/** Lists and open screens show how it stands now. */
export async function showScreening(db: Context['db'], { application, form }: Pick<About, 'application' | 'form'>): Promise<void> {
  await setWaitsForScreening(db, form.id, await isWaitedFor(db, form.id))
  await announceChange(db, [application.profile_id, form.profile_id], [...CHANGES])
}
