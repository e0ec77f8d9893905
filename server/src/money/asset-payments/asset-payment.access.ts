import { AssetPaymentOver } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { ASSET_PAYMENT_MINUTES } from '@keystead/contract/money/asset-payments/asset-payment.values.ts'
import { reachAsset, type ReachedAsset } from '../../properties/properties/property.public.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { findAssetPayment } from './asset-payment.queries.ts'

/** Of who has begun them. */
export function assetPaymentsOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'asset-payment'> {
  return scope({ accountId, profileId })
}

export type ReachedAssetPayment = { readonly id: string; readonly scope: Scope<'asset-payment'>; readonly asset: ReachedAsset }

/** One that the caller has begun, of a home where they are a tenant still. */
export const assetPaymentOfCall: Resolver<ReachedAssetPayment> = async (context, id, operation) => {
  const own = assetPaymentsOf(profileActor(context.actor))
  const found = (await findAssetPayment(context.db, own, id, ASSET_PAYMENT_MINUTES)) ?? fail(AssetPaymentOver)
  return { id: found.id, scope: own, asset: await reachAsset(context, operation, found.asset_id, AssetPaymentOver) }
}
