import * as operations from '@keystead/contract/applications/fees/fee.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { applicationOfCall, formOfCall } from '../applications/application.public.ts'
import { calculateApplicationFee, getApplicationFeeFields } from './fee-price.ts'
import { getApplicationFees } from './get-fees.ts'
import { getListingFee } from './get-listing-fee.ts'
import { payApplicationFee } from './pay-fee.ts'
import { waiveApplicationFee } from './waive-fee.ts'

export const feeModule = implementAll(
  operations,
  {
    GetListingFee: getListingFee,
    GetApplicationFees: getApplicationFees,
    CalculateApplicationFee: calculateApplicationFee,
    GetApplicationFeeFields: getApplicationFeeFields,
    PayApplicationFee: payApplicationFee,
    WaiveApplicationFee: waiveApplicationFee,
  },
  { application: applicationOfCall, 'application-form': formOfCall },
)
