import {
  type GetPaymentSubAccountDetails,
  SubAccountNotFound,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { messageOf } from './payment-account.present.ts'
import { findReceivingAccount } from './receiving-account.queries.ts'

/** Ids in the body grant nothing: those of others are as if they were not there. */
export const getPaymentSubAccountDetails: Handler<typeof GetPaymentSubAccountDetails> = async (
  { db, actor },
  { AccountId, ProfileId, IsAccountLevel },
) => {
  const { accountId, profileId } = profileActor(actor)
  if (!isOwn(AccountId, accountId) || !isOwn(ProfileId, profileId)) fail(SubAccountNotFound)
  const found = await findReceivingAccount(db, { accountId, profileId, orOfAccount: IsAccountLevel === 1 })
  return {
    SubAccountKey: found?.sub_account_key ?? null,
    SubAccountId: found?.id ?? null,
    StatusId: found?.status ?? null,
    IsRestricted: found?.is_restricted ?? false,
    Message: found && messageOf(found.status),
  }
}

function isOwn(given: string | null, own: string): boolean {
  return given === null || given.toLowerCase() === own
}
