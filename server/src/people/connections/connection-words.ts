import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { type Said, say } from '../../text/said.ts'
import { text } from './connection.text.ts'

type Types = { readonly requester_type_id: number; readonly addressee_type_id: number }

/** `Ana Ruiz wants to connect with you as your agent.` */
export function wishToConnect({ requester_type_id: from, addressee_type_id: to }: Types): Said {
  const { Owner, Agent } = PROFILE_TYPES
  if (from === to) return say(text, from === Owner ? 'anotherOwner' : from === Agent ? 'anotherAgent' : 'anotherTenant')
  // Owners look for agents and tenants; these offer themselves.
  if (from === Owner) return say(text, to === Agent ? 'wantsYouAsAgent' : 'wantsYouAsTenant')
  return say(text, from === Agent ? 'wantsToBeYourAgent' : 'wantsToBeYourTenant')
}
