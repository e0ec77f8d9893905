import * as operations from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { implementAll } from '../../rpc/module.ts'
import { getHomeCriteria, getListingCriteria, getUsualCriteria } from './get-criteria.ts'
import { saveHomeCriteria, saveUsualCriteria } from './save-criteria.ts'

export const criteriaModule = implementAll(
  operations,
  {
    GetListingCriteria: getListingCriteria,
    GetUsualCriteria: getUsualCriteria,
    SaveUsualCriteria: saveUsualCriteria,
    GetHomeCriteria: getHomeCriteria,
    SaveHomeCriteria: saveHomeCriteria,
  },
  { asset: assetOfCall },
)
