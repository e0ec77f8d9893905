import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import type { RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { registrationFields } from '@keystead/contract/security/sign-in/account.forms.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { Invitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { password } from '@keystead/contract/values/fields.ts'
import { splitName } from '@keystead/contract/values/names.ts'
import { PASSWORD_LENGTHS, type PasswordLength } from '@keystead/contract/values/passwords.ts'
import { z } from 'zod'
import type { SocialSignup } from '../../security/identities/social-signup.ts'

/*
 * The sign-up form (spec §3) as a wizard: which step holds which field, how far one may go, and what of it outlives a
 * reload.
 */

export const SIGNUP_STEPS = ['email', 'role', 'person', 'password'] as const
export type SignupStep = (typeof SIGNUP_STEPS)[number]

/** What is typed so far. The profile type is null until it is chosen; 0 is a choice, "later". */
export type SignupValues = Omit<
  Required<InputOf<typeof RegisterUser>>,
  'ProfileTypeId' | 'OauthProviderId' | 'OauthTicket' | 'InvitationToken'
> & {
  ProfileTypeId: number | null
}

export const EMPTY_SIGNUP: SignupValues = {
  Email: '',
  ProfileTypeId: null,
  AccountTypeId: ACCOUNT_TYPES.Personal,
  CategoryIds: [],
  FirstName: '',
  LastName: '',
  Mobile: '',
  Password: '',
  ConfirmPassword: '',
  TermsAccepted: false,
}

const { Email, ProfileTypeId, AccountTypeId, CategoryIds, FirstName, LastName, Mobile, ConfirmPassword, TermsAccepted } = registrationFields

/** Those of the last step, for an installation that asks for passwords of this length. */
export function passwordStepRules(length: PasswordLength) {
  return z
    .object({ Password: password('Password', length), ConfirmPassword, TermsAccepted })
    .refine((form) => form.Password === form.ConfirmPassword, { path: ['ConfirmPassword'], error: messages.passwordsDiffer })
}

/** The rules of each step; together they are those of RegisterUser. */
export const signupRules = {
  email: z.object({ Email }),
  role: z.object({ ProfileTypeId, AccountTypeId, CategoryIds }),
  person: z.object({ FirstName, LastName, Mobile }),
  password: passwordStepRules(PASSWORD_LENGTHS.standard),
} as const satisfies Record<SignupStep, z.ZodType>

/** The last step of whoever comes from a provider: there is no password to choose. */
export const termsRules = z.object({ TermsAccepted })

export function isSignupStep(value: unknown): value is SignupStep {
  return (SIGNUP_STEPS as readonly unknown[]).includes(value)
}

/** The wanted step, or the first one before it that is not complete: no one gets past an open question by its address. */
export function reachableStep(wanted: SignupStep, values: SignupValues): SignupStep {
  const before = SIGNUP_STEPS.slice(0, SIGNUP_STEPS.indexOf(wanted))
  return before.find((step) => !signupRules[step].safeParse(values).success) ?? wanted
}

/** The first step that holds one of these fields; null when none does. */
export function stepWithProblem(fields: FieldMessages): SignupStep | null {
  const names = Object.keys(fields).map((path) => path.split('.')[0]!)
  return SIGNUP_STEPS.find((step) => names.some((name) => name in signupRules[step].shape)) ?? null
}

/** What outlives a reload: everything but the passwords, and where one was. */
export type SignupDraft = Omit<SignupValues, 'Password' | 'ConfirmPassword'> & { CurrentStep: SignupStep }

export function draftOf(values: SignupValues, CurrentStep: SignupStep): SignupDraft {
  const { Password: _secret, ConfirmPassword: _again, ...kept } = values
  return { ...kept, CurrentStep }
}

const typedText = z.string().max(300).catch('')

/** Of an older version, or meddled with: what does not fit is left out. */
const StoredDraft = z.object({
  CurrentStep: z.enum(SIGNUP_STEPS).catch('email'),
  Email: typedText,
  ProfileTypeId: ProfileTypeId.nullable().catch(null),
  AccountTypeId: AccountTypeId.catch(EMPTY_SIGNUP.AccountTypeId),
  CategoryIds: z.array(z.int()).max(10).catch([]),
  FirstName: typedText,
  LastName: typedText,
  Mobile: typedText,
  TermsAccepted: z.boolean().catch(false),
})

/** The draft in what storage gave back; null where there is none. */
export function readDraft(stored: unknown): SignupDraft | null {
  return StoredDraft.safeParse(stored).data ?? null
}

export type EmailWitnesses = { social: SocialSignup | null; invitation: Invitation | null }

/** Whether a provider or the email of an invitation has confirmed the address: then no email is needed. Another one typed over it counts as new. */
export function isEmailConfirmed({ Email: typed }: Pick<SignupValues, 'Email'>, { social, invitation }: EmailWitnesses): boolean {
  return typed === invitation?.Email || (social !== null && social.EmailVerified && typed === social.Email)
}

/** What an invitation knows already: its address stays, the rest is a suggestion. */
export function invited(typed: SignupValues, { Email: address, ProfileTypeId: suggested, Name }: Invitation): SignupValues {
  const { firstName, lastName } = splitName(Name ?? '')
  return {
    ...typed,
    Email: address,
    ProfileTypeId: typed.ProfileTypeId ?? suggested,
    FirstName: typed.FirstName || firstName,
    LastName: typed.LastName || lastName,
  }
}

/** A stored draft in the wizard. What is there already was typed before the script came, or told by a provider: it is newer. */
export function restored(typed: SignupValues, { CurrentStep: _step, ...kept }: SignupDraft): SignupValues {
  return {
    ...typed,
    ...kept,
    Email: typed.Email || kept.Email,
    FirstName: typed.FirstName || kept.FirstName,
    LastName: typed.LastName || kept.LastName,
  }
}
