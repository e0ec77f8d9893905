import type { ListAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import { requiredChecks } from '@keystead/contract/properties/properties/property.listing.ts'
import { FairHousingNotReviewed, PropertyNotReady } from '@keystead/contract/properties/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { type AssetRow, listingFactsOf, needConfirmedEmail, putOnMarket } from '../properties/property.public.ts'
import { DONE, UNCHANGED, type Verdict, answerOf, judged, lockChosen, refused } from './judged.ts'
import { text } from './bulk.text.ts'

export const listAssets: Handler<typeof ListAssets> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  await needConfirmedEmail(context)
  const chosen = await lockChosen(db, actor, input.AssetIds)
  const { verdicts, done } = judged(chosen.assets, (asset) => verdictOn(asset, input.FairHousingReviewed))
  await putOnMarket(db, chosen.scope, done)
  const { Results, counts } = answerOf(chosen, verdicts)
  context.audit(actor.profileId, { ...counts, listed: done, fairHousingReviewed: input.FairHousingReviewed })
  return { Results }
}

/** The rules of ListAsset, told instead of thrown. */
function verdictOn(asset: AssetRow, isReviewed: boolean): Verdict {
  if (asset.is_listed) return UNCHANGED
  const facts = listingFactsOf(asset, { imageCount: asset.images_count, imported: asset.imported })
  const open = requiredChecks(facts).filter((check) => check.Required && !check.Passed)
  if (open.length > 0) return refused(PropertyNotReady, text.missing({ checks: open.map((check) => check.Text).join(', ') }))
  const findings = fairHousingWarnings(asset.title, asset.description)
  if (findings.length > 0 && !isReviewed) {
    return refused(FairHousingNotReviewed, text.readAgain({ words: findings.map(({ Words }) => `“${Words}”`).join(', ') }))
  }
  return DONE
}
