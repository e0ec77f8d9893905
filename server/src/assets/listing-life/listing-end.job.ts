import { formatDayOf } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { wantsMail } from '../../notifications/preferences/preference.public.ts'
import type { Services } from '../../rpc/services.ts'
import { issueToken } from '../../secrets/mail-tokens.ts'
import { findReachableHolder } from '../../users/profiles/profile.public.ts'
import {
  type EndingHomes,
  type Lister,
  type NoticeKind,
  endListings,
  insertNotice,
  listDueListers,
  listListersOfEnded,
  lockEndingHomes,
} from './expiry.queries.ts'
import { listingsExpiredMail, listingsExpiringMail } from './listing-life.mail.ts'
import { RENEWAL_LINK } from './renewal-link.ts'

const LISTERS_AT_ONCE = 100
/** Listings that leave the market in one transaction. */
const LISTINGS_AT_ONCE = 500
const CLAIMS = everything('listings of all accounts end here')

/** Tells owners of listings that are about to end and of those that have, then takes these off the market. Twice is as good as once. */
export async function endOldListings(services: Services, signal: AbortSignal): Promise<void> {
  for (const kind of ['week', 'day', 'expired'] as const) await giveNotices(services, kind, signal)
  await takeEndedOff(services, signal)
}

async function giveNotices(services: Services, kind: NoticeKind, signal: AbortSignal): Promise<void> {
  let after: string | null = null
  for (;;) {
    const from: string | null = after
    const due: Lister[] = await services.jobDatabase.transaction(CLAIMS, (db) => listDueListers(db, kind, from, LISTERS_AT_ONCE), {
      readOnly: true,
    })
    for (const lister of due) {
      if (signal.aborted) return
      const byMail = await wantsMail(services, lister, kind === 'expired' ? 'listing.expired' : 'listing.expiring')
      await services.jobDatabase.transaction(CLAIMS, (db) => giveNotice(services, db, lister, kind, byMail))
    }
    if (due.length < LISTERS_AT_ONCE) return
    after = due.at(-1)!.profileId
  }
}

async function giveNotice(services: Services, db: Db, lister: Lister, kind: NoticeKind, byMail: boolean): Promise<void> {
  const ending = await lockEndingHomes(db, lister, kind)
  // Another worker may have been here while this one waited for the lock.
  if (!ending) return
  const { homes, coversUntil } = ending
  const holder = byMail ? await findReachableHolder(db, lister.accountId) : null
  const tokenId = holder && (await issueToken(db, { accountId: lister.accountId, email: holder.email, ...RENEWAL_LINK }))
  const noticeId = await insertNotice(db, lister, { kind, coversUntil, homes, tokenId })
  if (!holder || tokenId === null) return
  await sendMail(services, db, kind === 'expired' ? listingsExpiredMail : listingsExpiringMail, {
    to: holder,
    data: { firstName: holder.firstName, homes, titles: ending.titles, firstDay: lastDayOf(ending) },
    naturalKey: `listing-notice:${noticeId}`,
    accountId: lister.accountId,
    tokenId,
  })
}

function lastDayOf({ firstEnd, timeZone }: EndingHomes): string {
  return formatDayOf(firstEnd.toISOString(), timeZone)
}

async function takeEndedOff(services: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    const listers = await services.jobDatabase.transaction(CLAIMS, (db) => listListersOfEnded(db, LISTERS_AT_ONCE), { readOnly: true })
    let ended = 0
    for (const lister of listers) {
      for (;;) {
        if (signal.aborted) return
        const some = await services.jobDatabase.transaction(CLAIMS, (db) => endListings(db, lister, LISTINGS_AT_ONCE))
        ended += some
        if (some < LISTINGS_AT_ONCE) break
      }
    }
    // What another worker has in hand is left to it.
    if (listers.length < LISTERS_AT_ONCE || ended === 0) return
  }
}
