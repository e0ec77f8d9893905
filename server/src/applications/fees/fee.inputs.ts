import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetListingFee: (_, { listedAssetId }) => ({ AssetId: listedAssetId }),
  CalculateApplicationFee: ({ ownFormId, ownFeeId }) => ({ FormId: ownFormId, FeeId: ownFeeId }),
  GetApplicationFeeFields: ({ ownFormId, ownFeeId }) => ({ FormId: ownFormId, FeeId: ownFeeId }),
  PayApplicationFee: ({ ownFormId, ownFeeId, feeMerchantKey }) => ({
    FormId: ownFormId,
    FeeId: ownFeeId,
    MerchantKey: feeMerchantKey,
    Method: 'card',
    Total: '154.73',
    Token: 'pm_of_a_test',
  }),
  WaiveApplicationFee: ({ applicationId, applicantFeeId }) => ({
    ApplicationId: applicationId,
    FeeId: applicantFeeId,
    Reason: 'Paid in cash.',
  }),
}
