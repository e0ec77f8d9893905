import type { Resource } from '@keystead/contract/rpc/resources.ts'
import { type NotificationEventKey, notificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { sendEmail } from '../../email/send-email.ts'
import { staysWithinQuota } from '../../rpc/quota.ts'
import type { Services } from '../../rpc/services.ts'
import { type Said, type SaidPerson, personsIn } from '../../text/said.ts'
import { brandFor } from '../branding/branding.public.ts'
import { nextDigest } from '../preferences/preference.public.ts'
import { type Delivery, type Timing, deliveryOf, rhythmOf } from './delivery.ts'
import { type ToldNews, notificationEmail } from './notification.email.ts'
import { type EmailState, type Reader, findActorName, findProfileToTell, findReaders, insertNotifications } from './told.queries.ts'

/** An email that one reader gets instead of the general one. */
export type OwnEmail<Data extends object = object> = {
  readonly definition: EmailDefinition<Data>
  readonly data: Data
  readonly naturalKey: string
  readonly tokenId?: string
  readonly replyTo?: string
}

/** Something that people are told of. */
export type News = {
  readonly event: NotificationEventKey
  /** Names the happening, such as `connection.invited:<id>:2`: each person is told once, however often this is said. */
  readonly once: string
  readonly profileIds: readonly string[]
  /** The sentence with its values; `{actor}` in it is who did it. */
  readonly said: Said
  readonly actorProfileId: string | null
  /** Who did it, where that is someone without a profile; `id` is that of a person who is written down. */
  readonly actor?: { readonly name: string; readonly id?: string | null }
  /** Where it leads to. */
  readonly path: string | null
  /** What is no longer as the screens of these people show it. */
  readonly changes?: readonly Resource[]
  /** Where whoever tells sends an email of its own, whatever the preferences: then there is no other. */
  readonly emailedSeparately?: boolean
  /** The email that it comes with, asked for once for each reader who gets it by itself. Without it, a general one. */
  readonly email?: (reader: { readonly profileId: string; readonly actor: SaidPerson | null }) => OwnEmail | Promise<OwnEmail>
  readonly timing?: Timing
  /** For a note about later. */
  readonly showAt?: Date
}

type Context = { readonly db: Db; readonly services: Pick<Services, 'jobs' | 'sealer'> }

/**
 * Tells people of an event, in its transaction: what their preferences let through goes to the bell and by email, at once or
 * when they want it. Whoever caused it is not told.
 */
export async function notify(context: Context, news: News): Promise<void> {
  const profileIds = [...new Set(news.profileIds)].filter((id) => id !== news.actorProfileId)
  if (profileIds.length === 0) return
  await deliver(context, news, profileIds)
  if (news.changes) await announceChange(context.db, profileIds, news.changes)
}

/** Tells the person of an account of what concerns all of it, under their default profile. False where they have no profile yet. */
export async function notifyAccount(
  context: Context,
  accountId: string,
  news: Omit<News, 'profileIds' | 'actorProfileId'>,
): Promise<boolean> {
  const profileId = await findProfileToTell(context.db, accountId)
  if (profileId) await notify(context, { ...news, profileIds: [profileId], actorProfileId: null })
  return profileId !== null
}

type Note = Pick<News, 'event' | 'once' | 'path' | 'showAt'> & {
  /** In one's own words. */
  readonly message: string
}

/** A note to oneself, the only news that someone causes and gets. */
export async function notifyOneself(context: Context, profileId: string, { message, ...note }: Note): Promise<string> {
  const told = await deliver(context, { ...note, said: { message }, profileIds: [profileId], actorProfileId: null }, [profileId])
  const id = told.get(profileId)
  if (id === undefined) throw new Error('a note to oneself was not written down')
  return id
}

/** What a person told themselves is kept in their words. */
type AnyNews = Omit<News, 'said'> & { readonly said: Said | { readonly message: string } }

/** Answers who is told now and not before, with the id of the notification. */
async function deliver(context: Context, news: AnyNews, profileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const event = notificationEvent(news.event)
  const { told, toEmail } = await seeingEverything(context.db, 'people are told of what others do', async () => {
    const readers: Told[] = []
    for (const reader of await findReaders(context.db, event.key, profileIds)) {
      const wanted = deliveryOf(event, reader, { timing: news.timing, hasOtherEmail: news.emailedSeparately, at: news.showAt })
      const delivery = await calmed(context.db, news, reader, wanted)
      if (delivery.inApp || delivery.email !== 'none') readers.push({ reader, delivery })
    }
    const ids = await insertNotifications(context.db, event, {
      once: news.once,
      ...('message' in news.said
        ? { message: news.said.message, said: null, persons: [] }
        : { message: '', said: news.said, persons: [...personsIn(news.said), ...personOf(news.actor)] }),
      actorProfileId: news.actorProfileId,
      actorName: news.actor?.name ?? null,
      path: news.path,
      showAt: news.showAt ?? null,
      readers: readers.map(({ reader, delivery }) => ({
        profileId: reader.profile_id,
        accountId: reader.account_id,
        inApp: delivery.inApp,
        emailState: emailStateOf(delivery, news),
        emailAt: delivery.emailAt,
      })),
    })
    const isToEmail = ({ reader, delivery }: Told) => emailStateOf(delivery, news) === 'sent' && ids.has(reader.profile_id)
    return { told: ids, toEmail: readers.filter(isToEmail) }
  })
  if (toEmail.length > 0) await emailReaders(context, news, told, toEmail)
  return told
}

function personOf(actor: News['actor']): { id: string; name: string }[] {
  return actor?.id ? [{ id: actor.id, name: actor.name }] : []
}

/** However busy someone is, they fill no one's mailbox: what goes beyond this comes with an email of the day. */
const EMAILS_BY_ONE_PERSON = { uses: 30, windowSeconds: 86_400 }

async function calmed(db: Db, { actorProfileId, email, timing = 'usual' }: AnyNews, reader: Reader, delivery: Delivery): Promise<Delivery> {
  if (actorProfileId === null || email || timing !== 'usual' || delivery.email !== 'now') return delivery
  if (await staysWithinQuota(db, `emails-by:${actorProfileId}:${reader.profile_id}`, EMAILS_BY_ONE_PERSON)) return delivery
  return { ...delivery, email: 'gathered', emailAt: nextDigest(reader.now, rhythmOf(reader)) }
}

async function actorOf(db: Db, { actor, actorProfileId }: AnyNews): Promise<SaidPerson | null> {
  if (actor) return { name: actor.name, ...(actor.id && { id: actor.id }) }
  const name = actorProfileId === null ? null : await findActorName(db, actorProfileId)
  return name === null ? null : { name }
}

type Told = { readonly reader: Reader; readonly delivery: Delivery }

/** An email of its own is written now and waits by itself; a general one is written when its time has come, with what came since. */
function emailStateOf({ email }: Delivery, news: AnyNews): EmailState {
  if (email === 'none') return 'none'
  return email === 'gathered' || (email === 'held' && !news.email) ? 'waiting' : 'sent'
}

/** In the look of the profile that did it, where one did. */
async function emailReaders(
  { db, services }: Context,
  news: AnyNews,
  ids: ReadonlyMap<string, string>,
  toEmail: readonly Told[],
): Promise<void> {
  const { event, said, path } = news
  const actor = await actorOf(db, news)
  const general: ToldNews = { event, said, actor, path }
  const brandId = await brandFor(db, news.actorProfileId)
  for (const { reader, delivery } of toEmail) {
    const to = { email: reader.email, name: reader.name }
    const own = await news.email?.({ profileId: reader.profile_id, actor })
    const { definition, ...email }: OwnEmail = own ?? {
      definition: notificationEmail,
      data: general,
      naturalKey: `notification:${ids.get(reader.profile_id)}`,
    }
    const notBefore = delivery.emailAt ?? undefined
    await sendEmail(services, db, definition, { ...email, to, accountId: reader.account_id, brandId, notBefore })
  }
}
