import type { CheckAssetAddress } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { EditAssetInformation } from '@keystead/contract/properties/properties/property.operations.ts'
import { everything } from '../../database/pool.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { assetsOf, reachAsset } from '../../properties/properties/property.public.ts'
import { type TypedAddress, findOwnAtAddress, isListedByOthers } from './address.queries.ts'

export const checkAssetAddress: PreparedHandler<typeof CheckAssetAddress, boolean> = {
  // Rows of others are not seen from within the caller's transaction, and no more than yes or no leaves this one.
  prepare: ({ actor, services }, input) =>
    services.database.transaction(
      everything('whether somebody else lists an address in public'),
      (db) => isListedByOthers(db, profileActor(actor).accountId, addressOf(input)),
      { readOnly: true },
    ),

  async run(context, input, isListedByOthers) {
    const { db } = context
    const actor = profileActor(context.actor)
    // An agent who may edit a property may ask about its address. That the manager has another one there is not for them to know.
    if (actor.profileType === 'Agent' && input.AssetId !== null) await reachAsset(context, EditAssetInformation, input.AssetId)
    const own = await findOwnAtAddress(db, assetsOf(actor), addressOf(input))
    return {
      Own: own && { AssetId: own.id, Title: own.title, IsListed: own.is_listed },
      IsListedByOthers: isListedByOthers,
    }
  },
}

function addressOf(input: ParsedInputOf<typeof CheckAssetAddress>): TypedAddress {
  return {
    address1: input.Address1,
    address2: input.Address2,
    unitNumber: input.UnitNumber,
    city: input.City,
    stateId: input.StateId,
    zip: input.Zip,
    assetId: input.AssetId,
    parentAssetId: input.ParentAssetId,
  }
}
