import type { GetListingFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Handler } from '../../rpc/module.ts'
import { acrossAccounts, findOfferedHome } from '../applications/application.public.ts'
import { presentLaw } from './present-law.ts'
import { applicationFeeOf, feeTermsOf } from './terms.ts'

/** Public reads have no transaction of their own; whether the landlord is paid online is asked of their rows. */
export const getListingFee: Handler<typeof GetListingFee> = ({ services }, { AssetId: asset_id }) =>
  services.database.transaction(
    { kind: 'public' },
    async (db) => {
      const home = await findOfferedHome(db, asset_id)
      if (!home) return { Fee: null }
      const { account_id, profile_id } = home
      const terms = await acrossAccounts(db, () => feeTermsOf(db, services, { account_id, profile_id, asset_id }))
      const fee = applicationFeeOf(terms)
      if (!fee) return { Fee: null }
      return {
        Fee: {
          Wanted: textFromCents(fee.wantedCents),
          Amount: textFromCents(fee.cents),
          LimitedBy: fee.limit,
          IsOnline: terms.isOnline,
          Law: presentLaw(terms),
        },
      }
    },
    { readOnly: true },
  )
