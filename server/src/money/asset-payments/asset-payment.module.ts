import * as operations from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { assetPaymentOfCall } from './asset-payment.access.ts'
import { createAssetPayment } from './create-asset-payment.ts'
import { processAssetPayment } from './process-asset-payment.ts'

export const assetPaymentModule = implementAll(
  operations,
  { CreateAssetPayment: createAssetPayment, ProcessAssetPayment: processAssetPayment },
  { asset: assetOfCall, 'asset-payment': assetPaymentOfCall },
)
