import type { Resource } from '@keystead/contract/rpc/resources.ts'
import { type NotificationEventKey, notificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import type { EmailAttachment } from '../../email/attachment.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { type OneOfMany, sendEmail, sendEmails } from '../../email/send-email.ts'
import type { Actor } from '../../rpc/actor.ts'
import { thoseWithinQuota } from '../../rpc/quota.ts'
import type { Services } from '../../rpc/services.ts'
import { type Said, type SaidPerson, personsIn } from '../../text/said.ts'
import { brandFor } from '../branding/branding.public.ts'
import { nextDigest } from '../preferences/preference.public.ts'
import { type Delivery, type Timing, deliveryOf, rhythmOf } from './delivery.ts'
import { type ToldNews, notificationEmail } from './notification.email.ts'
import {
  type EmailState,
  type Reader,
  findActorName,
  findProfileToTell,
  findReaders,
  insertNotifications,
  readerKey,
} from './told.queries.ts'

/** An email that one reader gets instead of the general one. */
export type OwnEmail<Data extends object = object> = {
  readonly definition: EmailDefinition<Data>
  readonly data: Data
  readonly naturalKey: string
  readonly tokenId?: string
  readonly replyTo?: string
  readonly attachments?: readonly EmailAttachment[]
}

/** Who gets an email of its own. `isMember`: of the business whose profile is told. */
export type EmailReader = {
  readonly profileId: string
  readonly firstName: string
  readonly isMember: boolean
  readonly actor: SaidPerson | null
}

/** Something that people are told of. */
export type News = {
  readonly event: NotificationEventKey
  /** Names the happening, such as `connection.invited:<id>:2`: each person is told once, however often this is said. */
  readonly once: string
  /** Whom it is told: a person, or the members of a business whose role covers the area of the event. */
  readonly profileIds: readonly string[]
  /** Which home it is about, where it is about one: members who are given a list of homes hear of these alone. */
  readonly assetId?: string
  /** In place of all members. */
  readonly onlyMembers?: readonly string[]
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
  readonly email?: (reader: EmailReader) => OwnEmail | Promise<OwnEmail>
  readonly timing?: Timing
  /** For a note about later. */
  readonly showAt?: Date
}

/** `actor`: who makes the call, where it happens in one. */
type Context = { readonly db: Db; readonly services: Pick<Services, 'jobs' | 'sealer'>; readonly actor?: Actor }

/**
 * Tells people of an event, in its transaction: what their preferences let through goes to the bell and by email, at once or
 * when they want it. Whoever caused it is not told, neither as that profile nor as a member of a business that is.
 */
export async function notify(context: Context, news: News): Promise<void> {
  const profileIds = [...new Set(news.profileIds)].filter((id) => id !== news.actorProfileId)
  if (profileIds.length === 0) return
  const { onlyMembers: onlyAccounts, ...rest } = news
  await deliver(context, { ...rest, ...(onlyAccounts && { onlyAccounts }) }, profileIds)
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

/** Of a note to oneself. */
type Oneself = { readonly accountId: string; readonly profileId: string }
type Note = Pick<News, 'event' | 'once' | 'path' | 'showAt'> & {
  /** In one's own words. */
  readonly message: string
}

/** A note to oneself, the only news that someone causes and gets. */
export async function notifyOneself(context: Context, { accountId, profileId }: Oneself, { message, ...note }: Note): Promise<string> {
  const news = { ...note, said: { message }, profileIds: [profileId], actorProfileId: null, onlyAccounts: [accountId] }
  const told = await deliver({ db: context.db, services: context.services }, news, [profileId])
  const id = told.get(readerKey({ account_id: accountId, profile_id: profileId }))
  if (id === undefined) throw new Error('a note to oneself was not written down')
  return id
}

/** What a person told themselves is kept in their words. */
type AnyNews = Omit<News, 'said' | 'onlyMembers'> & {
  readonly said: Said | { readonly message: string }
  readonly onlyAccounts?: readonly string[]
}

/** Answers who is told now and not before, by `readerKey`, with the id of the notification. Statements do not grow with the readers. */
async function deliver(context: Context, news: AnyNews, profileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const event = notificationEvent(news.event)
  const { told, toEmail } = await seeingEverything(context.db, 'people are told of what others do', async () => {
    const found = await findReaders(context.db, event.key, {
      profileIds,
      area: event.area,
      assetId: news.assetId ?? null,
      exceptMember: context.actor?.kind === 'account' ? context.actor.accountId : null,
      onlyAccounts: news.onlyAccounts ?? null,
    })
    const wanted = found.map((reader) => ({
      reader,
      delivery: deliveryOf(event, reader, { timing: news.timing, hasOtherEmail: news.emailedSeparately, at: news.showAt }),
    }))
    const readers = (await calmed(context.db, news, wanted)).filter(({ delivery }) => delivery.inApp || delivery.email !== 'none')
    const ids = await insertNotifications(context.db, event, {
      once: news.once,
      ...('message' in news.said
        ? { message: news.said.message, said: null, persons: [] }
        : { message: '', said: news.said, persons: [...personsIn(news.said), ...personOf(news.actor)] }),
      actorProfileId: news.actorProfileId,
      actorName: news.actor?.name ?? null,
      path: news.path,
      assetId: news.assetId ?? null,
      showAt: news.showAt ?? null,
      readers: readers.map(({ reader, delivery }) => ({
        profileId: reader.profile_id,
        accountId: reader.account_id,
        inApp: delivery.inApp,
        emailState: emailStateOf(delivery, news),
        emailAt: delivery.emailAt,
      })),
    })
    const isToEmail = ({ reader, delivery }: Told) => emailStateOf(delivery, news) === 'sent' && ids.has(readerKey(reader))
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

async function calmed(db: Db, { actorProfileId, email, timing = 'usual' }: AnyNews, told: readonly Told[]): Promise<readonly Told[]> {
  const now = told.filter(({ delivery }) => delivery.email === 'now')
  if (actorProfileId === null || email || timing !== 'usual' || now.length === 0) return told
  const keyOf = ({ reader }: Told) => `emails-by:${actorProfileId}:${readerKey(reader)}`
  const within = await thoseWithinQuota(db, now.map(keyOf), EMAILS_BY_ONE_PERSON)
  return told.map((one) => {
    if (one.delivery.email !== 'now' || within.has(keyOf(one))) return one
    return { ...one, delivery: { ...one.delivery, email: 'gathered', emailAt: nextDigest(one.reader.now, rhythmOf(one.reader)) } }
  })
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
  const { event, said, path, assetId = null } = news
  const { area } = notificationEvent(event)
  const actor = await actorOf(db, news)
  const general: ToldNews = { event, said, actor, path }
  const brandId = await brandFor(db, news.actorProfileId)
  const many: OneOfMany[] = []
  for (const { reader, delivery } of toEmail) {
    const { profile_id: profileId, account_id: accountId, first_name: firstName } = reader
    const isMember = reader.member_id !== null
    const own = await news.email?.({ profileId, firstName, isMember, actor })
    const { definition, tokenId, naturalKey, ...email }: OwnEmail = own ?? {
      definition: notificationEmail,
      data: general,
      naturalKey: `notification:${ids.get(readerKey(reader))}`,
    }
    const sending = {
      ...email,
      to: { email: reader.email, name: reader.name },
      accountId,
      brandId,
      // What one happening says to several members are several emails.
      naturalKey: isMember && own ? `${naturalKey}:${accountId}` : naturalKey,
      ...(isMember && { forMember: { profileId, area, assetId } }),
      ...(delivery.emailAt && { notBefore: delivery.emailAt }),
    }
    if (tokenId === undefined) many.push({ ...sending, definition })
    else await sendEmail(services, db, definition, { ...sending, tokenId })
  }
  await sendEmails(services, db, many)
}
