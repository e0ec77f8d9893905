import type { GetHomesAtOneAddress } from '@keystead/contract/properties/units/unit.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf, listHomesAtOneAddress } from '../properties/property.public.ts'

const MOST_ADDRESSES = 50
const UNITS_SHOWN = 4

export const getHomesAtOneAddress: Handler<typeof GetHomesAtOneAddress> = async ({ db, actor }) => {
  const addresses = await listHomesAtOneAddress(db, assetsOf(profileActor(actor)), MOST_ADDRESSES)
  return {
    Items: addresses.map((address) => ({
      AssetId: address.asset_id,
      Building: address.building_id === null ? null : { AssetId: address.building_id, Title: address.building_title ?? '' },
      AddressLine: address.street,
      City: address.city_name,
      StateCode: address.state_code,
      Zip: address.zip,
      Count: address.count,
      UnitNumbers: address.doors.slice(0, UNITS_SHOWN),
    })),
  }
}
