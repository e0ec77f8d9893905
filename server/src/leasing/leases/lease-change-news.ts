import { paths } from '@keystead/contract/navigation/paths.ts'
import type { NamedPerson } from '@keystead/contract/identity/persons/person.events.ts'
import { LeaseEndMoved, LeaseRentSet, NoticeTakenBack, TenancyEndMoved } from '@keystead/contract/leasing/leases/lease.events.ts'
import { endChange } from '@keystead/contract/people/connections/lease-end.ts'
import { RENT_FREQUENCIES, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { recordConnectionEvents } from '../../people/connections/connection.public.ts'
import { peopleText } from '../tenures/tenure.public.ts'
import type { RentChange } from './lease-rents.ts'
import { type LockedLease, listTenantAgents } from './lease.queries.ts'
import { shareAmounts } from './share-amounts.ts'
import type { MovedTenant } from './tenant-ends.ts'
import { namesOf, personIdOf, personsAmong } from './tenant-names.ts'
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
  await notifyTenants(context, edited, along, `lease.end:${lease.id}`, () => endSentence(edited, `your lease of ${asset.title}`))
  await notifyThoseWhoManage(
    context,
    edited,
    `lease.end:${lease.id}`,
    endSentence(edited, `the lease of ${namesText(along, nameOf)} in ${asset.title}`),
    personsAmong(along, nameOf),
  )
}

/** After the name of who did it: `extended your lease of Bungalow until Nov 30, 2027.` */
function endSentence(edited: EditedLease, what: string): string {
  const sentence = changeSentence(edited, what)
  if (edited.noticeGone === null) return sentence
  return `${sentence} The notice to move out by ${formatDate(edited.noticeGone)} no longer counts.`
}

function changeSentence({ lease, endsOn }: EditedLease, what: string): string {
  if (endsOn === null) return `made ${what} month to month.`
  const day = formatDate(endsOn)
  return endChange(lease.ends_on, endsOn) === 'extended' ? `extended ${what} until ${day}.` : `changed ${what} to end on ${day}.`
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
  const when = tenant.endsOn === null ? 'end with the lease' : `end on ${formatDate(tenant.endsOn)}`
  const once = `tenancy.end:${tenant.id}`
  await notifyTenants(context, edited, [tenant], once, () => `changed your tenancy of ${asset.title} to ${when}.`)
  await notifyThoseWhoManage(
    context,
    edited,
    once,
    `changed the tenancy of ${nameOf(tenant)} in ${asset.title} to ${when}.`,
    personsAmong([tenant], nameOf),
  )
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
  const amountFor = ({ id }: LeaseTenant) => amountText(isEach ? (shares.get(id) ?? 0) : rent.toCents, rent)
  await recordChange(context, edited, tenants, (tenant) => ({ amount: amountFor(tenant), fromOn: rent.fromOn }))
  const from = `from ${formatDate(rent.fromOn)}`
  const once = `lease.rent:${lease.id}`
  const what = isEach ? `your part of the rent of ${asset.title}` : `the rent of ${asset.title}`
  await notifyTenants(context, edited, tenants, once, (tenant) => `set ${what} to ${amountFor(tenant)} ${from}.`)
  const ofAll = `set the rent of ${namesText(tenants, nameOf)} in ${asset.title} to ${amountText(rent.toCents, rent)} ${from}.`
  await notifyThoseWhoManage(context, edited, once, ofAll, personsAmong(tenants, nameOf))
}

/** `$1,600 monthly`. */
function amountText(cents: number, { rentFrequencyId }: RentChange): string {
  return [formatMoney(textFromCents(cents)), textOf(RENT_FREQUENCIES, rentFrequencyId)?.toLowerCase()].filter(Boolean).join(' ')
}

function namesText(tenants: readonly LeaseTenant[], nameOf: NameOf): string {
  return peopleText(tenants.map(nameOf))
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

type Sentence = (tenant: LeaseTenant) => string

async function notifyTenants(
  context: CallContext,
  { lease, asset, byProfileId }: EditedLease,
  tenants: readonly LeaseTenant[],
  once: string,
  sentence: Sentence,
): Promise<void> {
  // One message to all who are told the same.
  for (const [message, told] of Map.groupBy(tenants, sentence)) {
    await notify(context, {
      event: 'asset.assigned',
      actorProfileId: byProfileId,
      once: `${once}:${lease.version + 1}`,
      profileIds: told.flatMap(({ profile_id }) => profile_id ?? []),
      message,
      path: paths.tenantViewProperty(asset.id),
    })
  }
}

/** The manager of the home, and agents who move its tenants in and out. */
export async function notifyThoseWhoManage(
  context: CallContext,
  { lease, asset, byProfileId, managingProfileId }: Pick<EditedLease, 'lease' | 'asset' | 'byProfileId' | 'managingProfileId'>,
  once: string,
  message: string,
  persons: readonly NamedPerson[],
): Promise<void> {
  const event = { event: 'asset.assigned', actorProfileId: byProfileId, once: `${once}:${lease.version + 1}`, message, persons }
  await notify(context, { ...event, profileIds: [managingProfileId], path: paths.viewProperty(asset.id) })
  const agentIds = await listTenantAgents(context.db, asset.id)
  await notify(context, { ...event, profileIds: agentIds, path: paths.agentViewProperty(asset.id) })
}
