import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { BulkResult } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type AssetRow, assetsOf, lockAssets } from '../properties/property.public.ts'

/*
 * One call for many properties: each is judged by itself, those that are found fit are written together, and the answer
 * says for each what became of it. One that cannot be changed holds no one else up.
 */

export type Verdict =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'unchanged'; readonly reason?: string }
  | { readonly outcome: 'refused'; readonly reason: string; readonly code?: string }

export const DONE: Verdict = { outcome: 'done' }
export const UNCHANGED: Verdict = { outcome: 'unchanged' }

export function refused({ code, message }: ErrorDefinition, reason = message): Verdict {
  return { outcome: 'refused', reason, code }
}

export type ChosenAssets = { readonly scope: Scope<'asset'>; readonly assets: readonly AssetRow[]; readonly ids: readonly string[] }

/** Those of the named properties that the profile has, locked. Foreign and missing ones are left out alike. */
export async function lockChosen(db: Db, actor: ProfileActor, ids: readonly string[]): Promise<ChosenAssets> {
  const scope = assetsOf(actor)
  return { scope, assets: await lockAssets(db, scope, ids), ids }
}

/** What became of each, in the order in which they were named, and how many of each kind for the audit. */
export function answerOf({ assets, ids }: ChosenAssets, verdicts: ReadonlyMap<string, Verdict>) {
  const titles = new Map(assets.map((asset) => [asset.id, asset.title]))
  const Results = ids.map((id): BulkResult => {
    const verdict = verdicts.get(id) ?? refused(PropertyNotFound)
    return {
      AssetId: id,
      Title: titles.get(id) ?? null,
      Outcome: verdict.outcome,
      Code: verdict.outcome === 'refused' ? (verdict.code ?? null) : null,
      Reason: verdict.outcome === 'done' ? null : (verdict.reason ?? null),
    }
  })
  const counts = { done: 0, unchanged: 0, refused: 0 }
  for (const { Outcome } of Results) counts[Outcome] += 1
  return { Results, counts }
}

/** A verdict on each, and those that are to be written. */
export function judged(assets: readonly AssetRow[], judge: (asset: AssetRow) => Verdict) {
  const verdicts = new Map(assets.map((asset) => [asset.id, judge(asset)]))
  const done = assets.filter((asset) => verdicts.get(asset.id)?.outcome === 'done').map((asset) => asset.id)
  return { verdicts, done }
}
