import type { GetAreaUnitTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { AREA_UNITS } from '@keystead/contract/properties/fields/property.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getAreaUnitTypes: Handler<typeof GetAreaUnitTypes> = async () => ({
  Items: AREA_UNITS.map(({ Id, Text, Short }) => ({ Id, Text, Short })),
})
