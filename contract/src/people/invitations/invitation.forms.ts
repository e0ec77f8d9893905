import { z } from 'zod'
import { AgentTerms } from '../connections/agent-terms.forms.ts'
import { invalidMessage } from '../../text/messages.ts'
import { choice, email, optional, optionalText, rowId } from '../../values/fields.ts'
import { PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'

export const MAX_PROPOSED_ASSETS = 50

const onePersonMessage = 'Please choose a person, or type an email address.'

/** Whom to ask, as whom, and what is meant for them. */
export const CreateUserConnectionInput = z
  .strictObject({
    /** What they are to the sender: their profile type. */
    ProfileTypeId: choice('Role', Object.values(PROFILE_TYPES)),
    /** Somebody who was found by name. */
    ProfileId: optional(rowId('User')),
    /** Or an address, whether or not it has an account: the answer does not tell. */
    Email: optional(email()),
    /** How the invitation speaks of them, until they have a profile. */
    Name: optionalText('Name', { max: 120 }),
    /** Read on the page behind the invitation, and in its mail unless it leads elsewhere. */
    Message: optionalText('Message', { max: 500, multiline: true }),
    /** Properties of the sender that an agent gets when they join, with these terms. */
    AssetIds: z
      .array(rowId('Property'), { error: invalidMessage('Properties') })
      .max(MAX_PROPOSED_ASSETS, { error: invalidMessage('Properties') })
      .default([]),
    Terms: optional(AgentTerms),
  })
  .superRefine(
    ({ ProfileId, Email }, context) => {
      if ((ProfileId === null) !== (Email === null)) return
      context.addIssue({ code: 'custom', path: [ProfileId === null ? 'Email' : 'ProfileId'], message: onePersonMessage })
    },
    // Told along with what else is missing, once both of them can be read.
    { when: ({ issues }) => issues.every(({ path }) => !['ProfileId', 'Email', undefined].includes(path?.[0]?.toString())) },
  )
  .superRefine((input, context) => {
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (input.AssetIds.length > 0 && input.ProfileTypeId !== PROFILE_TYPES.Agent)
      report('AssetIds', 'Only an agent can be given properties along with an invitation.')
    if (input.AssetIds.length > 0 && input.Terms === null) report('Terms', 'Contract type can not be empty.')
  })
