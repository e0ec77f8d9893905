import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { ProfileChanged, type UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { isAgent, mayBePublic, missingFields } from '@keystead/contract/identity/profiles/profile-rules.ts'
import { keptPhone } from './phone-numbers.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentChanged } from './changed-profile.ts'
import { kindOf } from './profile.present.ts'
import { setMobile } from '../accounts/account.public.ts'
import { updateProfile } from './profile-details.queries.ts'
import { checkedState, getLockedProfile, workplaceOf } from './profile-guards.ts'
import { text as label } from './profile-fields.text.ts'

export const updateUser: Handler<typeof UpdateUser, Scope<'profile'>> = async (context, input) => {
  const { db } = context
  const scope = context.owned
  const profile = await getLockedProfile(db, scope, input.ProfileId)
  if (profile.version !== input.Version) fail(ProfileChanged)

  const kind = kindOf(profile)
  if (input.IsPublic && !mayBePublic(kind)) failField('IsPublic', messages.tenantStaysPrivate)
  const mobile = input.Mobile && (keptPhone(input.Mobile) ?? failField('Mobile', invalidMessage('Mobile')))
  const missing = missingFields(kind, input)
  if (Object.keys(missing).length > 0) fail(CallErrors.InvalidInput, missing)

  await updateProfile(db, scope, profile.id, {
    first_name: input.FirstName,
    last_name: input.LastName,
    about: input.About,
    company_name: input.CompanyName,
    about_company: input.AboutCompany,
    website: input.Website,
    // Who is no agent shows no license; what an agent had is forgotten with the work.
    license_number: isAgent(kind) ? input.LicenseNumber : null,
    license_state_id: isAgent(kind) ? await checkedState(db, 'LicenseStateId', label.licenseState, input.LicenseStateId) : null,
    language_ids: [...new Set(input.LanguageIds)],
    years_experience: input.YearsExperience,
    is_public: input.IsPublic,
    service_radius_miles: input.ServiceRadiusMiles,
    ...(await workplaceOf(db, input)),
  })
  await setMobile(db, scope.accountId, mobile)
  context.audit(profile.id, { isPublic: input.IsPublic })
  return presentChanged(context, profile.id)
}
