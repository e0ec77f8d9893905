import type { UnlistAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { takeOffMarket } from '../properties/property.public.ts'
import { DONE, UNCHANGED, answerOf, judged, lockChosen } from './judged.ts'

export const unlistAssets: Handler<typeof UnlistAssets> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const chosen = await lockChosen(db, actor, input.AssetIds)
  const { verdicts, done } = judged(chosen.assets, (asset) => (asset.is_listed ? DONE : UNCHANGED))
  await takeOffMarket(db, chosen.scope, done, input.Reason)
  const { Results, counts } = answerOf(chosen, verdicts)
  context.audit(actor.profileId, { ...counts, unlisted: done, reason: input.Reason })
  return { Results }
}
