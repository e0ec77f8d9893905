import { isDeepStrictEqual } from 'node:util'
import type { EditAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type AssetRow,
  CHANGED_COLUMNS,
  type ChangedColumns,
  assetColumnsFrom,
  listingFactsOf,
  openChecksOf,
  placeOfAsset,
  updateAssets,
} from '../properties/property.public.ts'
import { type AssetChanges, changedFields } from './asset-changes.ts'
import { DONE, type Verdict, answerOf, lockChosen } from './judged.ts'

export const editAssets: Handler<typeof EditAssets> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const chosen = await lockChosen(db, actor, input.AssetIds)
  const verdicts = new Map<string, Verdict>()
  const changed: ChangedColumns[] = []
  for (const asset of chosen.assets) {
    const { verdict, columns } = changeOf(asset, input.Changes)
    verdicts.set(asset.id, verdict)
    if (columns) changed.push(columns)
  }
  await updateAssets(db, chosen.scope, changed)
  const { Results, counts } = answerOf(chosen, verdicts)
  context.audit(actor.profileId, { ...counts, edited: changed.map(({ id }) => id), fields: Object.keys(input.Changes) })
  return { Results }
}

function changeOf(asset: AssetRow, changes: AssetChanges): { verdict: Verdict; columns?: ChangedColumns } {
  const change = changedFields(asset, changes)
  if ('problem' in change) return { verdict: { outcome: 'refused', reason: change.problem } }
  const all = assetColumnsFrom(change.fields, placeOfAsset(asset))
  const facts = listingFactsOf(all, { imageCount: asset.images_count, imported: asset.imported })
  const columns: ChangedColumns = { ...all, id: asset.id, open_checks: openChecksOf(facts) }
  const isSame = CHANGED_COLUMNS.every((name) => isDeepStrictEqual(columns[name], asset[name]))
  if (isSame) return { verdict: { outcome: 'unchanged', reason: change.skipped ?? undefined } }
  return { verdict: DONE, columns }
}
