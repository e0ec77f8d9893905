import type { GetAssetAccessTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { ACCESS_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getAssetAccessTypes: Handler<typeof GetAssetAccessTypes> = async () => ({ Items: [...ACCESS_TYPES] })
