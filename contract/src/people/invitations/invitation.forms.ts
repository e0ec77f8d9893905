import { z } from 'zod'
import { AgentTerms } from '../connections/agent-terms.forms.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { choice, email, emptyOrInvalid, optional, optionalPersonName, optionalText, rowId } from '../../values/fields.ts'
import { PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'

export const MAX_PROPOSED_ASSETS = 50

/** Addresses of one call; more go in several, one after the other. */
export const MAX_INVITES_AT_ONCE = 25
/** Addresses of one form. */
export const MAX_TYPED_ADDRESSES = 50

const onePersonMessage = 'Please choose a person, or type an email address.'

const name = () => optionalPersonName('Name', 120)
const message = () => optionalText('Message', { max: 500, multiline: true })

/** An address that was typed, whether or not it has an account: the answer does not tell. */
export const TypedAddress = z.strictObject({ Email: email(), Name: name() }, { error: invalidMessage('Email') })

/** What all who are invited together are told. */
const invitesOfAll = {
  /** What they are to the sender: their profile type. */
  ProfileTypeId: choice('Role', Object.values(PROFILE_TYPES)),
  /** A home of the sender's that tenants are invited to: its place stands in the email. */
  HomeId: optional(rowId('Home')),
  Message: message(),
}

const homeIsForTenants = ({ HomeId, ProfileTypeId }: { HomeId: string | null; ProfileTypeId: number }) =>
  HomeId === null || ProfileTypeId === PROFILE_TYPES.Tenant
const homeRefusal = { path: ['HomeId'], error: 'Only tenants are invited to a home.' }

/** The form: addresses are read one by one beside it. */
export const InviteManyForm = z.strictObject(invitesOfAll).refine(homeIsForTenants, homeRefusal)

export const SendInvitesInput = z
  .strictObject({
    ...invitesOfAll,
    Invites: z
      .array(TypedAddress, { error: emptyOrInvalid('Email addresses') })
      .min(1, { error: emptyMessage('Email addresses') })
      .max(MAX_INVITES_AT_ONCE, { error: `At most ${MAX_INVITES_AT_ONCE} addresses are invited at once.` })
      .refine((invites) => new Set(invites.map(({ Email }) => Email)).size === invites.length, {
        error: 'An address is there twice.',
      }),
  })
  .refine(homeIsForTenants, homeRefusal)

/** Whom to ask, as whom, and what is meant for them. */
export const CreateUserConnectionInput = z
  .strictObject({
    /** What they are to the sender: their profile type. */
    ProfileTypeId: choice('Role', Object.values(PROFILE_TYPES)),
    /** Someone who was found by name. */
    ProfileId: optional(rowId('User')),
    /** Or an address, whether or not it has an account: the answer does not tell. */
    Email: optional(email()),
    /** How the invitation speaks of them, until they have a profile. */
    Name: name(),
    /** Read on the page behind the invitation, and in its email unless it leads elsewhere. */
    Message: message(),
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
