import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { messages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import type { RadioCard } from '../../ui/form/RadioCards.tsx'
import { BriefcaseIcon, HomeIcon, KeyIcon } from '../../ui/icons.ts'
import { text } from './send-invite.text.ts'

const DETAILS: Record<ProfileTypeName, Record<ProfileTypeName, string>> = {
  Owner: {
    Owner: text.ownerOfOwner,
    Agent: text.agentOfOwner,
    Tenant: text.tenantOfOwner,
  },
  Agent: {
    Owner: text.ownerOfAgent,
    Agent: text.agentOfAgent,
    Tenant: text.tenantOfAgent,
  },
  Tenant: { Owner: text.ownerOfTenant, Agent: text.agentOfTenant, Tenant: '' },
}

/** As what someone can be invited, by the profile that invites. */
export function rolesFor(profileType: ProfileTypeName): RadioCard[] {
  const details = DETAILS[profileType]
  return [
    { Id: PROFILE_TYPES.Owner, Text: text.anOwner, detail: details.Owner, icon: HomeIcon },
    { Id: PROFILE_TYPES.Agent, Text: text.anAgent, detail: details.Agent, icon: BriefcaseIcon },
    {
      Id: PROFILE_TYPES.Tenant,
      Text: text.aTenant,
      detail: details.Tenant,
      icon: KeyIcon,
      disabledReason: profileType === 'Tenant' ? messages.connectionNotPossible : null,
    },
  ]
}
