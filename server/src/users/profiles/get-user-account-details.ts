import type { GetUserAccountDetails } from '@keystead/contract/users/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { getAccountSummary } from './profile.queries.ts'

export const getUserAccountDetails: Handler<typeof GetUserAccountDetails> = async (context) => {
  const account = await getAccountSummary(context.db, accountActor(context.actor).accountId)
  return {
    AccountId: account.account_id,
    Email: account.email,
    Mobile: account.mobile,
    PlanId: account.plan_id,
    Plan: account.plan,
    ProfilesCount: account.profiles_count,
    MemberSince: account.member_since,
  }
}
