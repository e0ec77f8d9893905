import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { sendEmail } from '../../email/send-email.ts'
import { notifyAccount } from '../../platform/notifications/notification.public.ts'
import { declinesEmail } from '../../platform/preferences/preference.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { findReachableHolder } from '../../identity/profiles/profile.public.ts'
import { type ListingNews, findListingNews } from '../search/marketplace.public.ts'
import { nextAlertTime } from './alert-times.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { presentFilters } from './saved-search.present.ts'
import {
  type AlertedSearchRow,
  type DueAlert,
  listAlertedSearches,
  listDueAlerts,
  lockDueAlert,
  markNewsTold,
  setAlertDue,
} from './saved-search.queries.ts'
import { SEARCH_ALERT, type ToldSearch, searchAlertEmail } from './search-alert.email.ts'
import { type Said, say } from '../../text/said.ts'
import { text } from './search-alert.text.ts'
import { toldHome } from './told-home.ts'

/** Looks every ten minutes for whom it is morning. */
export const searchAlertsJob = scheduledJob(
  'search-alerts',
  { retryLimit: 3, expireSeconds: 3_600, cron: '*/10 * * * *' },
  sendSearchAlerts,
)

const ACCOUNTS_AT_ONCE = 100
const MOST_HOMES_OF_A_SEARCH = 6
const MOST_HOMES_OF_A_EMAIL = 30

const claims = everything('news in the saved searches of all accounts are told here')

/**
 * Emails whoever is due what is new in their searches: one email for all of them, and none where nothing is. Each account is
 * a transaction of its own, which moves on what was told; running twice or side by side tells nothing twice.
 */
export async function sendSearchAlerts(services: Services, signal: AbortSignal): Promise<void> {
  await workThroughDue(services, signal, {
    claims,
    atOnce: ACCOUNTS_AT_ONCE,
    list: listDueAlerts,
    work: (accountId) => alertOrPostpone(services, accountId),
  })
}

/** What goes wrong with one account must not keep the emails of all others waiting. */
async function alertOrPostpone(services: Services, accountId: string): Promise<void> {
  const searches = savedSearchesOf({ accountId })
  try {
    await services.jobDatabase.transaction(claims, (db) => alertAccount(services, db, searches, accountId))
  } catch (error) {
    services.log.error({ err: error, accountId }, 'the news in saved searches could not be told')
    await services.jobDatabase.transaction(claims, async (db) => setAlertDue(db, searches, await nextAlertTime(db, searches)))
  }
}

async function alertAccount(services: Services, db: Db, searches: Scope<'saved-search'>, accountId: string): Promise<void> {
  const due = await lockDueAlert(db, searches)
  if (!due) return
  const told = await findNews(db, searches, due)
  if (told.length > 0) await notifyNews(services, db, accountId, { told, once: `search-alert:${accountId}:${due.dueAt}` })
  // Who could not be told today is not flooded on the day when they can be again.
  await markNewsTold(db, searches, due.notifyUntil)
  await setAlertDue(db, searches, await nextAlertTime(db, searches))
}

/** Under the default profile and in an email of its own, which is one a day already. Without any profile there is the email alone. */
async function notifyNews(
  services: Services,
  db: Db,
  accountId: string,
  { told, once }: { told: readonly ToldSearch[]; once: string },
): Promise<void> {
  const reader = (await declinesEmail(db, accountId, SEARCH_ALERT)) ? null : await findReachableHolder(db, accountId)
  const email = reader && {
    definition: searchAlertEmail,
    data: { accountId, firstName: reader.firstName, searches: told },
    naturalKey: once,
  }
  const hasProfile = await notifyAccount({ db, services }, accountId, {
    event: SEARCH_ALERT,
    once,
    said: saidOf(told),
    path: paths.savedSearches(),
    changes: ['savedSearch'],
    timing: 'ungathered',
    ...(email ? { email: () => email } : { emailedSeparately: true }),
  })
  if (reader && email && !hasProfile) {
    await sendEmail(services, db, email.definition, { ...email, to: { email: reader.email, name: reader.name }, accountId })
  }
}

function saidOf(told: readonly ToldSearch[]): Said {
  const count = told.reduce((sum, search) => sum + search.homes.length, 0)
  const isMore = told.some(({ hasMore }) => hasMore)
  const [first] = told
  return told.length === 1 && first
    ? say(text, isMore ? 'moreInSearch' : 'newInSearch', { count, search: first.name })
    : say(text, isMore ? 'moreInSearches' : 'newInSearches', { count })
}

/** What is new in each search. A home that several of them find is told in the first. */
async function findNews(db: Db, searches: Scope<'saved-search'>, due: DueAlert): Promise<ToldSearch[]> {
  const told: ToldSearch[] = []
  const seen = new Set<string>()
  for (const search of await listAlertedSearches(db, searches)) {
    const room = Math.min(MOST_HOMES_OF_A_SEARCH, MOST_HOMES_OF_A_EMAIL - seen.size)
    const found = (await newsOf(db, search, due, room + seen.size + 1)).filter(({ card }) => !seen.has(card.OfferId))
    const homes = found.slice(0, room)
    for (const { card } of homes) seen.add(card.OfferId)
    if (homes.length > 0) {
      told.push({
        savedSearchId: search.id,
        name: search.name,
        homes: homes.map(({ card, kind }) => toldHome(card, kind)),
        hasMore: found.length > homes.length,
      })
    }
  }
  return told
}

type News = { card: ListingCard; kind: ListingNews['kind'] }

/** New homes first, then those that cost less than before. */
async function newsOf(db: Db, { filters, toldUntil }: AlertedSearchRow, { notifyUntil }: DueAlert, limit: number): Promise<News[]> {
  const found: News[] = []
  for (const kind of ['new', 'cheaper'] as const) {
    const news = { kind, since: toldUntil, until: notifyUntil }
    const cards = await findListingNews(db, presentFilters(filters), news, limit - found.length)
    found.push(...cards.map((card) => ({ card, kind })))
  }
  return found
}
