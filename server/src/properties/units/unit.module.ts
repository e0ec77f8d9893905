import * as operations from '@keystead/contract/properties/units/unit.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../properties/property.public.ts'
import { addAssetUnits } from './add-asset-units.ts'
import { getAssetBuildingUnits } from './get-asset-building-units.ts'
import { getAssetUnits } from './get-asset-units.ts'
import { getHomesAtOneAddress } from './get-homes-at-one-address.ts'
import { makeBuilding } from './make-building.ts'

export const unitModule = implementAll(
  operations,
  {
    GetAssetUnits: getAssetUnits,
    AddAssetUnits: addAssetUnits,
    GetAssetBuildingUnits: getAssetBuildingUnits,
    GetHomesAtOneAddress: getHomesAtOneAddress,
    MakeBuilding: makeBuilding,
  },
  { asset: assetOfCall },
)
