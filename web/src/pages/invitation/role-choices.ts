import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import type { RadioCard } from '../../ui/form/RadioCards.tsx'
import { BriefcaseIcon, HomeIcon, KeyIcon } from '../../ui/icons.ts'

const DETAILS: Record<ProfileTypeName, Record<ProfileTypeName, string>> = {
  Owner: {
    Owner: 'Owns a property together with you.',
    Agent: 'Lists, leases or looks after properties for you.',
    Tenant: 'Lives in a home of yours, or soon will.',
  },
  Agent: {
    Owner: 'You list, lease or look after their properties.',
    Agent: 'A colleague whom you work with.',
    Tenant: 'Lives in a home that you look after.',
  },
  Tenant: { Owner: 'Leases you a home.', Agent: 'Looks after your home, or finds you one.', Tenant: '' },
}

/** As what someone can be invited, by the profile that invites. */
export function rolesFor(profileType: ProfileTypeName): RadioCard[] {
  const details = DETAILS[profileType]
  return [
    { Id: PROFILE_TYPES.Owner, Text: 'An owner', detail: details.Owner, icon: HomeIcon },
    { Id: PROFILE_TYPES.Agent, Text: 'An agent', detail: details.Agent, icon: BriefcaseIcon },
    {
      Id: PROFILE_TYPES.Tenant,
      Text: 'A tenant',
      detail: details.Tenant,
      icon: KeyIcon,
      disabledReason: profileType === 'Tenant' ? messages.connectionNotPossible : null,
    },
  ]
}
