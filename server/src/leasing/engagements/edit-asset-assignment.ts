import { paths } from '@keystead/contract/navigation/paths.ts'
import { AlreadyAssigned, AssignmentChanged, AssignmentNotFound } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { EditAssetAssignment, ManagedExclusively } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, giveContactsBack } from '../../properties/properties/property.public.ts'
import { announceHands, checkIsToCome, orRefused } from '../tenures/tenure.public.ts'
import { EXCLUSIVE, contractText, termColumnsOf } from './agent-terms.ts'
import { say } from '../../text/said.ts'
import { text } from './engagement.text.ts'
import { findExclusive, isEngaged, lockOpenEngagements, updateTerms } from './engagement.queries.ts'
import { exclusiveText, REFUSED_BY } from './entrust.ts'

export const editAssetAssignment: Handler<typeof EditAssetAssignment, ReachedAsset> = async (context, input) => {
  const { db } = context
  const [row] = await lockOpenEngagements(db, { engagementIds: [input.AssignmentId] })
  if (!row) return fail(AssignmentNotFound)
  if (row.version !== input.Version) fail(AssignmentChanged)

  const terms = termColumnsOf(input)
  const time = { startsOn: terms.startsOn, endsOn: terms.endsOn }
  await checkIsToCome(db, row.time_zone, time, 'TenureEnd')
  if (await isEngaged(db, { assetId: row.asset_id, profileId: row.profile_id, exceptId: row.id, ...time }))
    fail(AlreadyAssigned, { TenureStart: AlreadyAssigned.message })
  if (terms.contractTypeId === EXCLUSIVE) {
    const other = await findExclusive(db, { assetIds: [row.asset_id], exceptProfileId: null, exceptId: row.id, ...time })
    if (other) fail(ManagedExclusively, { ContractTypeId: exclusiveText(other) })
  }
  await orRefused(REFUSED_BY, updateTerms(db, row, terms))

  const mayListNow = terms.scopes.includes('list') && terms.startsOn <= row.today
  if (!mayListNow) await giveContactsBack(context, row.profile_id, [row.asset_id])
  const byProfileId = profileActor(context.actor).profileId
  await notify(context, {
    event: 'asset.assigned',
    once: `asset.terms:${row.id}:${row.version + 1}`,
    profileIds: [row.profile_id],
    assetId: row.asset_id,
    said: say(text, 'changedTerms', { home: row.title }),
    actorProfileId: byProfileId,
    path: paths.agentViewProperty(row.asset_id),
  })
  await announceHands(db, [row.asset_id], { except: byProfileId })
  context.audit(row.asset_id, { assignment: row.id, contract: contractText(terms.contractTypeId), scopes: terms.scopes })
  return { AssignmentId: row.id, Version: row.version + 1 }
}
