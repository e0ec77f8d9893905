import type { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { planNameOf } from './plan-name.ts'
import { getAccountSummary } from './profile.queries.ts'

export const getUserAccountDetails: Handler<typeof GetUserAccountDetails> = async (context) => {
  const account = await getAccountSummary(context.db, accountActor(context.actor).accountId)
  return {
    AccountId: account.account_id,
    Email: account.email,
    EmailVerified: account.email_verified,
    SetupHidden: account.setup_hidden,
    HasPassword: account.has_password,
    PasswordChangedAt: account.password_changed_at?.toISOString() ?? null,
    Mobile: account.mobile && phoneText(account.mobile),
    PlanId: account.plan_id,
    Plan: await planNameOf(context, account.plan_id),
    DefaultProfileId: account.default_profile_id,
    ProfilesCount: account.profiles_count,
    SessionsCount: account.sessions_count,
    MemberSince: account.member_since,
  }
}
