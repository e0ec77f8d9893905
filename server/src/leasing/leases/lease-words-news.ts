import { paths } from '@keystead/contract/navigation/paths.ts'
import { NoticeGiven, NoticeTakenBack, RenewalAsked } from '@keystead/contract/leasing/leases/lease.events.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { announceHands } from '../tenures/tenure.public.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { type Said, say, withNote } from '../../text/said.ts'
import type { SpokenLease } from './lease-words.ts'
import { type LeaseNote, leaseNoteEmail } from './lease.email.ts'
import { text } from './lease.text.ts'
import { listTenantAgents } from './lease.queries.ts'
import { namesOf, personsAmong, saidTenants } from './tenant-names.ts'

/* What is said of the end of a lease: in the history of the home, on open screens, and told to all whom it concerns but the speaker. */

type Spoken = {
  readonly event: 'lease.notice' | 'lease.renewalAsked'
  /** The last day of those who give notice. */
  readonly lastDay: string | null
  /** To the manager of the home and agents who move its tenants in and out. */
  readonly toManagers: Said
  /** To the other tenants of the lease, where they are told. */
  readonly toTenants: Said | null
  readonly note: string | null
}

export async function notifyOfNotice(
  context: CallContext,
  spoken: SpokenLease,
  { movesOutOn, note }: { movesOutOn: string; note: string | null },
): Promise<void> {
  const { tenants: named, ...about } = await aboutOf(context, spoken)
  const { asset, speaker } = spoken
  const what = { home: asset.title, lastDay: { day: movesOutOn } }
  await context.services.events.emit(context, NoticeGiven, [{ ...about, movesOutOn }])
  await notifyAll(context, spoken, {
    event: 'lease.notice',
    lastDay: movesOutOn,
    toManagers: speaker ? say(text, 'gaveNotice', what) : say(text, 'recordedNotice', { ...what, tenants: named }),
    toTenants: say(text, speaker ? 'gaveNoticeForYourLease' : 'recordedYourNotice', what),
    note,
  })
}

export async function notifyOfNoticeTakenBack(context: CallContext, spoken: SpokenLease, movesOutOn: string): Promise<void> {
  const { tenants: named, ...about } = await aboutOf(context, spoken)
  const { asset, speaker } = spoken
  await context.services.events.emit(context, NoticeTakenBack, [{ ...about, movesOutOn }])
  await notifyAll(context, spoken, {
    event: 'lease.notice',
    lastDay: null,
    toManagers: speaker
      ? say(text, 'tookNoticeBack', { home: asset.title })
      : say(text, 'tookNoticeOfBack', { home: asset.title, tenants: named }),
    toTenants: say(text, 'tookYourNoticeBack', { home: asset.title }),
    note: null,
  })
}

export async function notifyOfRenewalWish(
  context: CallContext,
  spoken: SpokenLease,
  { endsOn, note }: { endsOn: string; note: string | null },
): Promise<void> {
  const { tenants: _named, ...about } = await aboutOf(context, spoken)
  await context.services.events.emit(context, RenewalAsked, [about])
  await notifyAll(context, spoken, {
    event: 'lease.renewalAsked',
    lastDay: null,
    toManagers: say(text, 'asksToRenew', { home: spoken.asset.title, lastDay: { day: endsOn } }),
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
    name: speaker ? nameOf(speaker) : listText(tenants.map(nameOf)),
    profileIds: speaker ? [] : tenants.flatMap(({ profile_id }) => profile_id ?? []),
    persons: speaker ? [] : personsAmong(tenants, nameOf),
    tenants: saidTenants(tenants, nameOf),
    byProfileId,
  }
}

async function notifyAll(context: CallContext, spoken: SpokenLease, words: Spoken): Promise<void> {
  const { reached, asset, tenants, speaker, byProfileId } = spoken
  const toManagers = { words, said: words.toManagers, note: words.note }
  await notifySome(context, spoken, {
    ...toManagers,
    profileIds: [reached.managingProfileId],
    path: paths.viewProperty(asset.id, 'people'),
  })
  const agentIds = await listTenantAgents(context.db, asset.id)
  await notifySome(context, spoken, { ...toManagers, profileIds: agentIds, path: paths.agentViewProperty(asset.id, 'people') })
  if (words.toTenants !== null) {
    await notifySome(context, spoken, {
      words,
      said: words.toTenants,
      // What a tenant writes is for those who manage the home.
      note: speaker ? null : words.note,
      profileIds: tenants.flatMap(({ profile_id }) => profile_id ?? []),
      path: paths.tenantViewProperty(asset.id),
    })
  }
  await announceHands(context.db, [asset.id], { except: byProfileId })
}

type Told = {
  readonly words: Spoken
  readonly said: Said
  readonly note: string | null
  readonly profileIds: readonly string[]
  readonly path: string
}

async function notifySome(context: CallContext, { lease, asset, byProfileId }: SpokenLease, told: Told): Promise<void> {
  const { words, said, note, profileIds, path } = told
  const once = `${words.event}:${lease.id}:${lease.version + 1}`
  await notify(context, {
    event: words.event,
    actorProfileId: byProfileId,
    once,
    profileIds,
    assetId: asset.id,
    said: withNote(said, note),
    path,
    ...(note !== null && {
      email: ({ profileId, actor }) => {
        const data: LeaseNote = { event: words.event, lastDay: words.lastDay, said, actor, note, path }
        return { definition: leaseNoteEmail, data, naturalKey: `${once}:${profileId}` }
      },
    }),
  })
}
