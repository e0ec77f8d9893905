import type { UpdateAccountType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { missingFields } from '@keystead/contract/identity/profiles/profile-rules.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentChanged } from './changed-profile.ts'
import { kindOf, presentProfileDetails } from './profile.present.ts'
import { updateProfile } from './profile-details.queries.ts'
import { getLockedProfile, orProfileExists } from './profile-guards.ts'

export const updateAccountType: Handler<typeof UpdateAccountType, Scope<'profile'>> = async (context, input) => {
  const { db } = context
  const scope = context.owned
  const profile = await getLockedProfile(db, scope, input.ProfileId)
  if (profile.account_type_id === input.AccountTypeId) return presentProfileDetails(profile)

  const kind = { ...kindOf(profile), AccountTypeId: input.AccountTypeId }
  const { About, CompanyName, AboutCompany } = presentProfileDetails(profile)
  const mayStayPublic = Object.keys(missingFields(kind, { About, CompanyName, AboutCompany, IsPublic: true })).length === 0
  const columns = { account_type_id: input.AccountTypeId, is_public: profile.is_public && mayStayPublic }
  await orProfileExists(updateProfile(db, scope, profile.id, columns))
  context.audit(profile.id, { from: profile.account_type_id, to: input.AccountTypeId })
  return presentChanged(context, profile.id, { newKind: true })
}
