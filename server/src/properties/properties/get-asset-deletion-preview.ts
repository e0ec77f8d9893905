import { WhatGoesWithAsset } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import type { GetAssetDeletionPreview } from '@keystead/contract/properties/properties/property.operations.ts'
import { languageOf } from '../../rpc/call-context.ts'
import { obstaclesOf } from '../../rpc/events.ts'
import type { Handler } from '../../rpc/module.ts'
import { deletionObstacles } from './deletion-obstacles.ts'
import type { ReachedAsset } from './property.access.ts'
import { getAsset } from './property-guards.ts'

export const getAssetDeletionPreview: Handler<typeof GetAssetDeletionPreview, ReachedAsset> = async (context, { AssetId }) => {
  const { db, services, owned } = context
  const asset = await getAsset(db, owned.scope, AssetId)
  const goesWithIt = await services.events.ask(context, WhatGoesWithAsset, { assetId: asset.id, accountId: asset.account_id })
  const said = (english: string) => services.languages.otherWords(english, languageOf(context))
  return {
    Refusals: obstaclesOf(await deletionObstacles(context, owned.scope, asset)).map((one) => ({ ...one, Message: said(one.Message) })),
    GoesWithIt: goesWithIt.filter((sentence) => sentence !== null).map(said),
  }
}
