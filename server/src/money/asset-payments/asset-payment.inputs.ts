import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CreateAssetPayment: ({ assetId }) => ({ AssetId: assetId, ItemForTypeId: 1, Amount: '150.00', Description: 'For January' }),
  ProcessAssetPayment: ({ assetPaymentId, homeMerchantKey }) => ({
    AssetPaymentId: assetPaymentId,
    MerchantKey: homeMerchantKey,
    Method: 'card',
    Total: '154.73',
    Token: 'pm_of_a_test',
  }),
}
