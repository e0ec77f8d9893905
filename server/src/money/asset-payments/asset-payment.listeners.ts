import { ASSET_PAYMENT_MINUTES } from '@keystead/contract/money/asset-payments/asset-payment.values.ts'
import { everything } from '../../database/pool.ts'
import { hourly, type Listener } from '../../rpc/events.ts'
import { deleteOverAssetPayments } from './asset-payment.queries.ts'

export const assetPaymentListeners: readonly Listener[] = [
  hourly('payments without an invoice that were begun and left', ({ services }) =>
    services.jobDatabase.transaction(everything('housekeeping'), (db) => deleteOverAssetPayments(db, ASSET_PAYMENT_MINUTES)),
  ),
]
