import { paths } from '@keystead/contract/navigation/paths.ts'
import { LeaseEndMoved, LeaseRentSet, NoticeTakenBack, TenancyEndMoved } from '@keystead/contract/leasing/leases/lease.events.ts'
import { endChange } from '@keystead/contract/people/connections/lease-end.ts'
import { RENT_FREQUENCIES, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { recordConnectionEvents } from '../../people/connections/connection.public.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { type Said, type SaidValue, followedBy, say } from '../../text/said.ts'
import type { RentChange } from './lease-rents.ts'
import { type LockedLease, listTenantAgents } from './lease.queries.ts'
import { text } from './lease.text.ts'
import { shareAmounts } from './share-amounts.ts'
import type { MovedTenant } from './tenant-ends.ts'
import { namesOf, personIdOf, personsAmong, saidTenants } from './tenant-names.ts'
import type { LeaseTenant } from './tenant.queries.ts'

export type EditedLease = {
  /** As it was before. */
  readonly lease: LockedLease
  readonly asset: { readonly id: string; readonly account_id: string; readonly title: string }
  /** Who is still in it. */
  readonly tenants: readonly LeaseTenant[]
  readonly endsOn: string | null
  /** Whose last day is another one now. */
  readonly moved: readonly MovedTenant[]
  readonly rent: RentChange | null
  /** The day of a notice that no longer counts, for the lease goes on. */
  readonly noticeGone: string | null
  readonly byProfileId: string
  readonly managingProfileId: string
}

type NameOf = Awaited<ReturnType<typeof namesOf>>

/** In the history of the home, in that of its manager with each tenant, and to all whom it concerns but who has done it. */
export async function notifyOfChanges(context: CallContext, edited: EditedLease): Promise<void> {
  const nameOf = await namesOf(context.db, edited.tenants)
  const along = edited.moved.filter(({ isTheirs }) => !isTheirs)
  if (edited.endsOn !== edited.lease.ends_on) await notifyOfLeaseEnd(context, edited, along, nameOf)
  for (const tenant of edited.moved.filter(({ isTheirs }) => isTheirs)) await notifyOfTenantEnd(context, edited, tenant, nameOf)
  if (edited.rent !== null) await notifyOfRent(context, edited, edited.rent, nameOf)
}

async function notifyOfLeaseEnd(context: CallContext, edited: EditedLease, along: readonly MovedTenant[], nameOf: NameOf): Promise<void> {
  const { lease, asset, endsOn, byProfileId } = edited
  const moved = { from: lease.ends_on, to: endsOn }
  const tenants = along.map((tenant) => ({ profileId: tenant.profile_id, personId: personIdOf(tenant), name: nameOf(tenant) }))
  await context.services.events.emit(context, LeaseEndMoved, [
    { id: lease.id, accountId: asset.account_id, assetId: asset.id, tenants, byProfileId, ...moved },
  ])
  if (edited.noticeGone !== null) {
    const persons = personsAmong(edited.tenants, nameOf)
    const profileIds = edited.tenants.flatMap(({ profile_id }) => profile_id ?? [])
    const name = namesText(edited.tenants, nameOf)
    const ofAll = { profileId: null, name, profileIds, persons, byProfileId, movesOutOn: edited.noticeGone }
    await context.services.events.emit(context, NoticeTakenBack, [
      { id: lease.id, accountId: asset.account_id, assetId: asset.id, ...ofAll },
    ])
  }
  await recordChange(context, edited, along, () => moved)
  const gone = edited.noticeGone === null ? null : say(text, 'noticeNoLongerCounts', { lastDay: { day: edited.noticeGone } })
  const once = `lease.end:${lease.id}`
  await notifyTenants(context, edited, along, once, () => followedBy(saidToTenants(edited), gone))
  await notifyThoseWhoManage(context, edited, once, followedBy(saidToManagers(edited, saidTenants(along, nameOf)), gone))
}

function saidToTenants({ lease, asset: { title: home }, endsOn }: EditedLease): Said {
  if (endsOn === null) return say(text, 'madeYourLeaseMonthly', { home })
  const isExtended = endChange(lease.ends_on, endsOn) === 'extended'
  return say(text, isExtended ? 'extendedYourLease' : 'movedYourLeaseEnd', { home, lastDay: { day: endsOn } })
}

function saidToManagers({ lease, asset: { title: home }, endsOn }: EditedLease, tenants: SaidValue): Said {
  if (endsOn === null) return say(text, 'madeLeaseMonthly', { home, tenants })
  const isExtended = endChange(lease.ends_on, endsOn) === 'extended'
  return say(text, isExtended ? 'extendedLease' : 'movedLeaseEnd', { home, tenants, lastDay: { day: endsOn } })
}

async function notifyOfTenantEnd(context: CallContext, edited: EditedLease, tenant: MovedTenant, nameOf: NameOf): Promise<void> {
  const { asset, byProfileId } = edited
  const days = { from: tenant.ends_on, to: tenant.endsOn }
  await context.services.events.emit(context, TenancyEndMoved, [
    {
      id: tenant.id,
      accountId: asset.account_id,
      assetId: asset.id,
      profileId: tenant.profile_id,
      personId: personIdOf(tenant),
      name: nameOf(tenant),
      byProfileId,
      ...days,
    },
  ])
  await recordChange(context, edited, [tenant], () => days)
  const once = `tenancy.end:${tenant.id}`
  const home = asset.title
  const tenants = saidTenants([tenant], nameOf)
  const lastDay = tenant.endsOn === null ? null : { day: tenant.endsOn }
  await notifyTenants(context, edited, [tenant], once, () =>
    lastDay === null ? say(text, 'yourTenancyEndsWithLease', { home }) : say(text, 'yourTenancyEndsOn', { home, lastDay }),
  )
  const toManagers =
    lastDay === null ? say(text, 'tenancyEndsWithLease', { home, tenants }) : say(text, 'tenancyEndsOn', { home, tenants, lastDay })
  await notifyThoseWhoManage(context, edited, once, toManagers)
}

async function notifyOfRent(context: CallContext, edited: EditedLease, rent: RentChange, nameOf: NameOf): Promise<void> {
  const { lease, asset, tenants, byProfileId } = edited
  await context.services.events.emit(context, LeaseRentSet, [
    { id: lease.id, accountId: asset.account_id, assetId: asset.id, byProfileId, ...rent },
  ])
  const shares = shareAmounts(
    rent.toCents,
    tenants.map(({ id, share_bps }) => ({ id, share_bps, ended_at: null })),
  )
  // Those who get a bill each learn their own part alone.
  const isEach = lease.billing === 'individual'
  const centsFor = ({ id }: LeaseTenant) => (isEach ? (shares.get(id) ?? 0) : rent.toCents)
  const amountFor = (tenant: LeaseTenant) => amountText(centsFor(tenant), rent)
  await recordChange(context, edited, tenants, (tenant) => ({ amount: amountFor(tenant), fromOn: rent.fromOn }))
  const once = `lease.rent:${lease.id}`
  const about = { home: asset.title, firstDay: { day: rent.fromOn } }
  const key = isEach ? 'setYourPartOfRent' : 'setYourRent'
  await notifyTenants(context, edited, tenants, once, (tenant) => say(text, key, { ...about, rent: saidRent(centsFor(tenant), rent) }))
  const ofAll = { ...about, tenants: saidTenants(tenants, nameOf), rent: saidRent(rent.toCents, rent) }
  await notifyThoseWhoManage(context, edited, once, say(text, 'setRent', ofAll))
}

/** `$1,600 monthly`, within a sentence. */
function saidRent(cents: number, { rentFrequencyId }: RentChange): SaidValue {
  const frequency = textOf(RENT_FREQUENCIES, rentFrequencyId)?.toLowerCase()
  const amount = { cents, isPrice: true } as const
  return frequency === undefined ? amount : { said: say(text, 'rent', { amount, frequency: { english: frequency } }) }
}

/** `$1,600 monthly`. */
function amountText(cents: number, { rentFrequencyId }: RentChange): string {
  return [formatMoney(textFromCents(cents)), textOf(RENT_FREQUENCIES, rentFrequencyId)?.toLowerCase()].filter(Boolean).join(' ')
}

function namesText(tenants: readonly LeaseTenant[], nameOf: NameOf): string {
  return listText(tenants.map(nameOf))
}

type DetailOf = (tenant: LeaseTenant) => Record<string, string | null>

async function recordChange(
  context: CallContext,
  { asset, byProfileId }: EditedLease,
  tenants: readonly LeaseTenant[],
  detailOf: DetailOf,
) {
  await recordConnectionEvents(
    context.db,
    tenants.flatMap((tenant) =>
      tenant.connection_id === null
        ? []
        : {
            connectionId: tenant.connection_id,
            kind: 'lease-changed' as const,
            byProfileId,
            detail: { role: 'tenant', ...detailOf(tenant), assetId: asset.id, title: asset.title, profileId: tenant.profile_id },
          },
    ),
  )
}

type SaidTo = (tenant: LeaseTenant) => Said

async function notifyTenants(
  context: CallContext,
  { lease, asset, byProfileId }: EditedLease,
  tenants: readonly LeaseTenant[],
  once: string,
  saidTo: SaidTo,
): Promise<void> {
  // One message to all who are told the same.
  for (const [words, told] of Map.groupBy(tenants, (tenant) => JSON.stringify(saidTo(tenant)))) {
    await notify(context, {
      event: 'asset.assigned',
      actorProfileId: byProfileId,
      once: `${once}:${lease.version + 1}`,
      profileIds: told.flatMap(({ profile_id }) => profile_id ?? []),
      assetId: asset.id,
      said: JSON.parse(words) as Said,
      path: paths.tenantViewProperty(asset.id),
    })
  }
}

/** The manager of the home, and agents who move its tenants in and out. */
export async function notifyThoseWhoManage(
  context: CallContext,
  { lease, asset, byProfileId, managingProfileId }: Pick<EditedLease, 'lease' | 'asset' | 'byProfileId' | 'managingProfileId'>,
  once: string,
  said: Said,
): Promise<void> {
  const about = { assetId: asset.id, once: `${once}:${lease.version + 1}` }
  const event = { event: 'asset.assigned' as const, actorProfileId: byProfileId, said, ...about }
  await notify(context, { ...event, profileIds: [managingProfileId], path: paths.viewProperty(asset.id) })
  const agentIds = await listTenantAgents(context.db, asset.id)
  await notify(context, { ...event, profileIds: agentIds, path: paths.agentViewProperty(asset.id) })
}
