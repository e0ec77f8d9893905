import { CreateUserConnectionInput } from '@keystead/contract/people/invitations/invitation.forms.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { z } from 'zod'
import { EMPTY_AGENT_TERMS } from '../../leasing/assignments/AgentTermsFields.tsx'

type Sent = z.input<typeof CreateUserConnectionInput>

/** The form of an invitation: everything that was typed, also what the choices of the moment leave out. */
export type InviteDraft = {
  ProfileId: string | null
  Email: string | null
  ProfileTypeId: number | null
  Name: string | null
  Message: string | null
  AssetIds: string[]
  Terms: Record<keyof typeof EMPTY_AGENT_TERMS, unknown>
}

export const EMPTY_INVITE: InviteDraft = {
  ProfileId: null,
  Email: null,
  ProfileTypeId: null,
  Name: null,
  Message: null,
  AssetIds: [],
  Terms: EMPTY_AGENT_TERMS,
}

/** What is sent of it: no address beside a person, and terms only where there are properties for an agent. */
export function sentOf({ AssetIds, Terms, ...draft }: InviteDraft): Record<keyof Sent, unknown> {
  const isPerson = draft.ProfileId !== null
  const assetIds = draft.ProfileTypeId === PROFILE_TYPES.Agent ? AssetIds : []
  return {
    ...draft,
    Email: isPerson || draft.Email === '' ? null : draft.Email,
    Name: isPerson ? null : draft.Name,
    AssetIds: assetIds,
    Terms: assetIds.length > 0 ? Terms : null,
  }
}

/** The contract's rules for what is sent; their fields are those of the form. */
export const inviteRules = z.preprocess((draft) => sentOf(draft as InviteDraft), CreateUserConnectionInput) as z.ZodType<
  z.output<typeof CreateUserConnectionInput>,
  InviteDraft
>
