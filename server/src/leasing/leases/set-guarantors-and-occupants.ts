import {
  LeaseChanged,
  LeaseHasEnded,
  LeaseNotFound,
  SetGuarantorsAndOccupants,
} from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { announceHands } from '../tenures/tenure.public.ts'
import { say } from '../../text/said.ts'
import { text } from './lease.text.ts'
import { insertGuarantors, removeGuarantors } from './guarantor.queries.ts'
import { notifyThoseWhoManage } from './lease-change-news.ts'
import { recordOthers } from './lease-others-news.ts'
import { guarantorsIn, guarantorsOf, occupantColumnsOf } from './lease-others.ts'
import { lockLease, raiseVersion } from './lease.queries.ts'
import {
  deleteOccupants,
  insertOccupants,
  listOccupantsOf,
  type NewOccupant,
  type OccupantRow,
  updateOccupants,
} from './occupant.queries.ts'
import { lockTenants } from './tenant.queries.ts'

type Input = ParsedInputOf<typeof SetGuarantorsAndOccupants>

/** Of a lease that has ended both are only taken away: for people who ask to be forgotten. */
export const setGuarantorsAndOccupants: Handler<typeof SetGuarantorsAndOccupants, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { profileId: byProfileId } = profileActor(context.actor)
  const { reached, asset } = await reachLockedAsset(context, SetGuarantorsAndOccupants, LeaseNotFound)
  const { managingProfileId, scope } = reached
  const lease = (await lockLease(db, scope, { leaseId: input.LeaseId, assetId: asset.id, profileId: byProfileId })) ?? fail(LeaseNotFound)
  if (lease.status === 'draft') fail(LeaseNotFound)
  if (lease.version !== input.Version) fail(LeaseChanged)
  if (lease.is_over && namesMore(input)) fail(LeaseHasEnded)

  const tenants = await lockTenants(db, lease.id)
  const guarantors = await changeGuarantors(context, input, { reached, leaseId: lease.id, tenants })
  const occupants = await changeOccupants(context, input)
  const changes = [guarantors.added.length, guarantors.removed.length, occupants.added, occupants.removed, occupants.changed]
  if (changes.every((count) => count === 0)) return { LeaseId: lease.id, Version: lease.version }

  await raiseVersion(db, lease)
  await recordOthers(context, { leaseId: lease.id, asset, byProfileId }, { guarantors, occupants })
  const said = say(text, 'changedOthers', { home: asset.title })
  await notifyThoseWhoManage(context, { lease, asset, byProfileId, managingProfileId }, `lease.others:${lease.id}`, said)
  await announceHands(db, [asset.id], { except: byProfileId })
  context.audit(asset.id, { lease: lease.id, guarantors: input.Guarantors.length, occupants: input.Occupants.length })
  return { LeaseId: lease.id, Version: lease.version + 1 }
}

function namesMore({ Guarantors, Occupants }: Input): boolean {
  return Guarantors.some(({ Person }) => Person !== null) || Occupants.some(({ OccupantId }) => OccupantId === null)
}

type ReachedLease = { readonly reached: ReachedAsset; readonly leaseId: string; readonly tenants: Awaited<ReturnType<typeof lockTenants>> }

async function changeGuarantors(context: CallContext, { Guarantors }: Input, { reached, leaseId, tenants }: ReachedLease) {
  const { db } = context
  const known = await guarantorsIn(db, leaseId)
  const wanted = await guarantorsOf(context, {
    reached,
    guarantors: Guarantors,
    known,
    tenants: tenants.map(({ profile_id, person_id }) => ({
      profile: profile_id === null ? null : { id: profile_id },
      personId: person_id,
    })),
    field: 'Guarantors',
  })
  const notIn = (others: readonly { id: string }[]) => (person: { id: string }) => !others.some(({ id }) => id === person.id)
  const added = wanted.filter(notIn(known))
  const removed = known.filter(notIn(wanted))
  await removeGuarantors(db, leaseId, removed.map(idOf))
  await insertGuarantors(db, { leaseId, byProfileId: profileActor(context.actor).profileId }, added.map(idOf))
  return { added, removed }
}

async function changeOccupants({ db, actor }: CallContext, { LeaseId, Occupants }: Input) {
  const gone = new Map((await listOccupantsOf(db, [LeaseId])).map((row) => [row.id, row]))
  const kept = Occupants.flatMap((occupant, index) => {
    if (occupant.OccupantId === null) return []
    const row = gone.get(occupant.OccupantId) ?? failField(`Occupants.${index}.OccupantId`, invalidMessage('Occupant'))
    gone.delete(row.id)
    return { row, now: occupantColumnsOf(occupant) }
  })
  const changed = kept.filter(isOther).map(({ row, now }) => ({ id: row.id, ...now }))
  const added = Occupants.filter(({ OccupantId }) => OccupantId === null).map(occupantColumnsOf)
  await deleteOccupants(db, [...gone.keys()])
  await updateOccupants(db, changed)
  await insertOccupants(db, { leaseId: LeaseId, byProfileId: profileActor(actor).profileId }, added)
  return { added: added.length, removed: gone.size, changed: changed.length }
}

function isOther({ row, now }: { row: OccupantRow; now: NewOccupant }): boolean {
  return row.name !== now.name || row.relationship !== now.relationship || row.is_minor !== now.isMinor
}

function idOf({ id }: { id: string }): string {
  return id
}
