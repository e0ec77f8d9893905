import { paths } from '@keystead/contract/navigation/paths.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type Said, say } from '../../text/said.ts'
import { type ApplicationRow, type FormRow, isTaken, type TakenForm } from '../applications/application.public.ts'
import { text } from './decision.text.ts'

type Context = Pick<EventContext, 'db' | 'services'> & Partial<Pick<EventContext, 'actor'>>
type News = {
  /** Names the happening. */
  readonly kind: string
  readonly said: Said
  readonly byProfileId: string | null
}

/** All who fill in a form of it. An email comes with it whatever they prefer. Of a business the one who filled it in, and no one who works with them. */
export async function tellPeople(context: Context, application: ApplicationRow, forms: readonly FormRow[], news: News): Promise<void> {
  const told = forms.filter(isTaken).filter(({ given_at, ended_at }) => given_at !== null && ended_at === null)
  const isForAnother = ({ filled_by_account_id: filler, profile_account_id }: TakenForm) => filler !== null && filler !== profile_account_id
  const those = told.filter((form) => !isForAnother(form))
  await tell(context, application, news, { profileIds: those.map(({ profile_id }) => profile_id) })
  for (const { profile_id, filled_by_account_id } of told.filter(isForAnother))
    await tell(context, application, news, { profileIds: [profile_id], onlyMembers: [filled_by_account_id!] })
}

type To = { readonly profileIds: readonly string[]; readonly onlyMembers?: readonly string[] }

async function tell(context: Context, application: ApplicationRow, news: News, to: To): Promise<void> {
  await notify(context, {
    event: 'application.decided',
    once: `application.${news.kind}:${application.id}:${application.version}`,
    ...to,
    said: news.said,
    actorProfileId: news.byProfileId,
    path: paths.viewApplication(application.id),
    changes: ['application'],
  })
}

/** The one whom a notice is to, and no one who works with them. */
export async function tellOfNotice(
  context: Context,
  application: ApplicationRow,
  form: TakenForm,
  { noticeId, byProfileId }: { readonly noticeId: string; readonly byProfileId: string },
): Promise<void> {
  const path = paths.viewApplication(application.id)
  await notify(context, {
    event: 'application.decided',
    once: `application.notice:${noticeId}`,
    profileIds: [form.profile_id],
    ...(form.filled_by_account_id !== null && { onlyMembers: [form.filled_by_account_id] }),
    said: say(text, 'noticeFor', { home: application.home_title }),
    actorProfileId: byProfileId,
    path,
    changes: ['application'],
  })
}
