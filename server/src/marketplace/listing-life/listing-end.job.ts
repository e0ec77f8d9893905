import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Db } from '../../database/db.ts'
import { announceChange } from '../../live/announce-change.ts'
import { everything } from '../../database/pool.ts'
import { repeatWhileFull, workThroughDue } from '../../jobs/batches.ts'
import { type News, notify } from '../../platform/notifications/notification.public.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { makeLink } from '../../links/links.ts'
import { endListings, giveContactsBack } from '../../properties/properties/property.public.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import {
  type EndingHomes,
  type Lister,
  type NoticeKind,
  insertNotice,
  listDueListers,
  listEndingOfMembers,
  listListersOfEnded,
  listLostContacts,
  lockEndingHomes,
} from './expiry.queries.ts'
import { listingsExpiredEmail, listingsExpiringEmail } from './listing-life.email.ts'
import { type Said, say } from '../../text/said.ts'
import { text } from './listing-life.text.ts'
import { RENEWAL_LINK } from './renewal-link.ts'

/** Every hour: days end at different hours across the country. */
export const endListingsJob = scheduledJob('end-listings', { retryLimit: 3, expireSeconds: 1800, cron: '10 * * * *' }, endOldListings)

const LISTERS_AT_ONCE = 100
/** Listings that leave the market in one transaction. */
const LISTINGS_AT_ONCE = 500
const CLAIMS = everything('listings of all accounts end here')

/** Tells whoever lists them of listings that are about to end and of those that have, then takes these off the market. Twice is as good as once. */
export async function endOldListings(services: Services, signal: AbortSignal): Promise<void> {
  await returnLostListings(services, signal)
  for (const kind of ['week', 'day', 'expired'] as const) await giveNotices(services, kind, signal)
  await takeEndedOff(services, signal)
}

/** An agent whose time is over is no longer who strangers turn to; taken back by hand that happens at once. */
async function returnLostListings(services: Services, signal: AbortSignal): Promise<void> {
  await workThroughDue(services, signal, {
    claims: CLAIMS,
    atOnce: LISTERS_AT_ONCE,
    list: listLostContacts,
    work: ({ assetId, contactProfileId }) =>
      eventTransaction(services, CLAIMS, (context) => giveContactsBack(context, contactProfileId, [assetId])),
  })
}

async function giveNotices(services: Services, kind: NoticeKind, signal: AbortSignal): Promise<void> {
  await workThroughDue(services, signal, {
    claims: CLAIMS,
    atOnce: LISTERS_AT_ONCE,
    list: (db, limit, after: Lister | null) => listDueListers(db, kind, after?.profileId ?? null, limit),
    work: (lister) => services.jobDatabase.transaction(CLAIMS, (db) => giveNotice(services, db, lister, kind)),
  })
}

async function giveNotice(services: Services, db: Db, lister: Lister, kind: NoticeKind): Promise<void> {
  const ending = await lockEndingHomes(db, lister, kind)
  // Another worker may have been here while this one waited for the lock.
  if (!ending) return
  const ofMembers = await listEndingOfMembers(db, lister, kind)
  const noticeId = await insertNotice(db, lister, { kind, coversUntil: ending.coversUntil, homes: ending.homes })
  const notice = { lister, kind, noticeId }
  await notifyOfEnd(services, db, notice, ending)
  for (const { accountIds, firstAssetId, ...homes } of ofMembers)
    await notifyOfEnd(services, db, notice, homes, { onlyMembers: accountIds, assetId: firstAssetId })
}

type Notice = { readonly lister: Lister; readonly kind: NoticeKind; readonly noticeId: string }
type Homes = Omit<EndingHomes, 'coversUntil'>

async function notifyOfEnd(
  services: Services,
  db: Db,
  { lister, kind, noticeId }: Notice,
  ending: Homes,
  some?: Pick<News, 'onlyMembers' | 'assetId'>,
): Promise<void> {
  const { homes, titles } = ending
  const isOver = kind === 'expired'
  const list = listOf(lister, kind)
  await notify(
    { db, services },
    {
      event: isOver ? 'listing.expired' : 'listing.expiring',
      once: `listing-notice:${noticeId}`,
      profileIds: [lister.profileId],
      said: saidOf(ending, isOver),
      actorProfileId: null,
      path: list,
      ...some,
      email: async ({ firstName, isMember }) => ({
        definition: isOver ? listingsExpiredEmail : listingsExpiringEmail,
        data: { firstName, homes, titles, firstDay: lastDayOf(ending), list, ...(isMember && { isMember }) },
        naturalKey: `listing-notice:${noticeId}`,
        ...(!isMember && { tokenId: await makeLink(db, RENEWAL_LINK, { accountId: lister.accountId, objectId: noticeId }) }),
      }),
    },
  )
}

function listOf({ isAgent }: Lister, kind: NoticeKind): string {
  if (isAgent) return paths.agentMyProperties()
  return paths.myProperties({ tab: kind === 'expired' ? 'expired' : 'expiring' })
}

function saidOf(ending: Homes, isOver: boolean): Said {
  const { homes: count, titles } = ending
  const [home = ''] = titles
  const lastDay = { day: lastDayOf(ending) }
  if (isOver) return count === 1 ? say(text, 'hasLeft', { home }) : say(text, 'severalHaveLeft', { count })
  return count === 1 ? say(text, 'leaves', { home, lastDay }) : say(text, 'severalLeave', { count, lastDay })
}

/** Where the home is: `2026-11-28`. */
function lastDayOf({ firstEnd, timeZone }: Homes): string {
  return firstEnd.toLocaleDateString('sv-SE', { timeZone })
}

async function takeEndedOff(services: Services, signal: AbortSignal): Promise<void> {
  await workThroughDue(services, signal, {
    claims: CLAIMS,
    atOnce: LISTERS_AT_ONCE,
    list: listListersOfEnded,
    work: (lister) => endThoseOf(services, lister, signal),
  })
}

async function endThoseOf(services: Services, lister: Lister, signal: AbortSignal): Promise<boolean> {
  let ended = 0
  await repeatWhileFull(signal, LISTINGS_AT_ONCE, async () => {
    const some = await services.jobDatabase.transaction(CLAIMS, (db) => endSome(db, lister))
    ended += some
    return some
  })
  return ended > 0
}

/** Open screens of those who list them and of those who manage them say so at once. */
async function endSome(db: Db, { profileId }: Lister): Promise<number> {
  const managers = await endListings(db, profileId, LISTINGS_AT_ONCE)
  if (managers.length > 0) await announceChange(db, [profileId, ...managers], ['asset', 'listing'])
  return managers.length
}
