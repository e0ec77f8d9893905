import { paths } from '@keystead/contract/navigation/paths.ts'
import type { NamedPerson } from '@keystead/contract/identity/persons/person.events.ts'
import { NoticeGiven, NoticeTakenBack, RenewalAsked } from '@keystead/contract/leasing/leases/lease.events.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { announceHands, peopleText } from '../tenures/tenure.public.ts'
import type { SpokenLease } from './lease-words.ts'
import { leaseNoteEmail } from './lease.email.ts'
import { listTenantAgents } from './lease.queries.ts'
import { namesOf, personsAmong } from './tenant-names.ts'

/* What is said of the end of a lease: in the history of the home, on open screens, and told to all whom it concerns but the speaker. */

type Said = {
  readonly event: 'lease.notice' | 'lease.renewalAsked'
  readonly heading: string
  /** Of an email, without a name that a person chose. */
  readonly subject: string
  /** After the name of the speaker, to the manager of the home and agents who move its tenants in and out. */
  readonly toManagers: string
  /** Whom that names without a profile. */
  readonly persons: readonly NamedPerson[]
  /** To the other tenants of the lease, where they are told. */
  readonly toTenants: string | null
  readonly note: string | null
}

export async function notifyOfNotice(
  context: CallContext,
  spoken: SpokenLease,
  { movesOutOn, note }: { movesOutOn: string; note: string | null },
): Promise<void> {
  const about = await aboutOf(context, spoken)
  const { asset, speaker } = spoken
  const day = formatDate(movesOutOn)
  await context.services.events.emit(context, NoticeGiven, [{ ...about, movesOutOn }])
  await notifyAll(context, spoken, {
    event: 'lease.notice',
    heading: 'Notice',
    subject: `Notice: moving out by ${day}`,
    toManagers: speaker
      ? `gave notice: moving out of ${asset.title} by ${day}.`
      : `recorded the notice of ${about.name}: moving out of ${asset.title} by ${day}.`,
    persons: about.persons,
    toTenants: `${speaker ? 'gave notice for your lease' : 'recorded your notice'}: moving out of ${asset.title} by ${day}.`,
    note,
  })
}

export async function notifyOfNoticeTakenBack(context: CallContext, spoken: SpokenLease, movesOutOn: string): Promise<void> {
  const about = await aboutOf(context, spoken)
  const { asset, speaker } = spoken
  await context.services.events.emit(context, NoticeTakenBack, [{ ...about, movesOutOn }])
  await notifyAll(context, spoken, {
    event: 'lease.notice',
    heading: 'Notice taken back',
    subject: 'Notice taken back',
    toManagers: `took back the ${speaker ? 'notice' : `notice of ${about.name}`} for ${asset.title}.`,
    persons: about.persons,
    toTenants: `took back the notice for your lease of ${asset.title}.`,
    note: null,
  })
}

export async function notifyOfRenewalWish(
  context: CallContext,
  spoken: SpokenLease,
  { endsOn, note }: { endsOn: string; note: string | null },
): Promise<void> {
  await context.services.events.emit(context, RenewalAsked, [await aboutOf(context, spoken)])
  await notifyAll(context, spoken, {
    event: 'lease.renewalAsked',
    heading: 'Wish to renew',
    subject: 'A tenant asks to renew a lease',
    toManagers: `asks to renew the lease of ${spoken.asset.title}, which ends on ${formatDate(endsOn)}.`,
    persons: [],
    toTenants: null,
    note,
  })
}

/** What the events of the room say of a speaker, or of those for whom someone else speaks. */
async function aboutOf({ db }: CallContext, { lease, asset, tenants, speaker, byProfileId }: SpokenLease) {
  const nameOf = await namesOf(db, tenants)
  return {
    id: lease.id,
    accountId: asset.account_id,
    assetId: asset.id,
    profileId: speaker?.profile_id ?? null,
    name: speaker ? nameOf(speaker) : peopleText(tenants.map(nameOf)),
    profileIds: speaker ? [] : tenants.flatMap(({ profile_id }) => profile_id ?? []),
    persons: speaker ? [] : personsAmong(tenants, nameOf),
    byProfileId,
  }
}

async function notifyAll(context: CallContext, spoken: SpokenLease, said: Said): Promise<void> {
  const { reached, asset, tenants, speaker, byProfileId } = spoken
  const by = (await findProfileCards(context.db, [byProfileId])).get(byProfileId)?.Name ?? ''
  const toManagers = { said, by, message: said.toManagers, persons: said.persons, note: said.note }
  await notifySome(context, spoken, {
    ...toManagers,
    profileIds: [reached.managingProfileId],
    path: paths.viewProperty(asset.id, 'people'),
  })
  const agentIds = await listTenantAgents(context.db, asset.id)
  await notifySome(context, spoken, { ...toManagers, profileIds: agentIds, path: paths.agentViewProperty(asset.id, 'people') })
  if (said.toTenants !== null) {
    await notifySome(context, spoken, {
      said,
      by,
      message: said.toTenants,
      persons: [],
      // What a tenant writes is for those who manage the home.
      note: speaker ? null : said.note,
      profileIds: tenants.flatMap(({ profile_id }) => profile_id ?? []),
      path: paths.tenantViewProperty(asset.id),
    })
  }
  await announceHands(context.db, [asset.id], { except: byProfileId })
}

type Told = {
  readonly said: Said
  readonly by: string
  readonly message: string
  readonly persons: readonly NamedPerson[]
  readonly note: string | null
  readonly profileIds: readonly string[]
  readonly path: string
}

async function notifySome(context: CallContext, { lease, byProfileId }: SpokenLease, told: Told): Promise<void> {
  const { said, by, message, persons, note, profileIds, path } = told
  const once = `${said.event}:${lease.id}:${lease.version + 1}`
  await notify(context, {
    event: said.event,
    actorProfileId: byProfileId,
    once,
    profileIds,
    message: note === null ? message : `${message} “${note}”`,
    path,
    persons,
    ...(note !== null && {
      email: ({ profileId }) => ({
        definition: leaseNoteEmail,
        data: { heading: said.heading, subject: said.subject, sentence: `${by} ${message}`, note, path },
        naturalKey: `${once}:${profileId}`,
      }),
    }),
  })
}
