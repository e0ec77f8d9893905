import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { registrationFields } from '@keystead/contract/security/sign-in/account.forms.ts'
import type { Invitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { describe, expect, test } from 'vitest'
import type { SocialSignup } from '../../security/identities/social-signup.ts'
import {
  draftOf,
  EMPTY_SIGNUP,
  invited,
  isEmailConfirmed,
  reachableStep,
  readDraft,
  restored,
  SIGNUP_STEPS,
  signupRules,
  type SignupValues,
  stepWithProblem,
} from './signup-draft.ts'

const complete: SignupValues = {
  Email: 'ada@example.com',
  ProfileTypeId: 1,
  AccountTypeId: 1,
  CategoryIds: [1],
  FirstName: 'Ada',
  LastName: 'King',
  Mobile: '(503) 555-0114',
  Password: 'lantern-maple',
  ConfirmPassword: 'lantern-maple',
  TermsAccepted: true,
}

const invitation: Invitation = {
  FromName: 'Mary Lovelace',
  FromPicPath: null,
  FromProfileType: 'Owner',
  FromCompanyName: null,
  ProfileTypeId: 3,
  ProfileType: 'Tenant',
  Email: 'ada@example.com',
  Name: 'Ada King',
  Message: null,
  Proposal: null,
  Shares: [],
  ExpiresAt: '2026-12-22T10:00:00Z',
  HasAccount: false,
}

describe('steps', () => {
  test('hold every field of the registration, each once', () => {
    const fields = SIGNUP_STEPS.flatMap((step) => Object.keys(signupRules[step].shape))
    expect(fields.toSorted()).toEqual(Object.keys(registrationFields).toSorted())
  })

  test('refuse passwords that differ, at the second one', () => {
    const { error } = signupRules.password.safeParse({ ...complete, ConfirmPassword: 'lantern-mable' })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['ConfirmPassword', messages.passwordsDiffer]])
  })
})

describe('reachableStep', () => {
  test('goes where everything before is complete', () => {
    expect(reachableStep('password', complete)).toBe('password')
    expect(reachableStep('role', complete)).toBe('role')
  })

  test('stops at the first open question', () => {
    expect(reachableStep('password', EMPTY_SIGNUP)).toBe('email')
    expect(reachableStep('password', { ...complete, ProfileTypeId: null })).toBe('role')
    expect(reachableStep('password', { ...complete, Mobile: '12' })).toBe('person')
    expect(reachableStep('person', { ...complete, Mobile: '12' })).toBe('person')
  })

  test('takes "later" as an answer', () => {
    expect(reachableStep('person', { ...complete, ProfileTypeId: 0, CategoryIds: [] })).toBe('person')
  })
})

test('a message of the server leads to the first step that holds its field', () => {
  expect(stepWithProblem({ Email: messages.emailTaken })).toBe('email')
  expect(stepWithProblem({ Password: messages.passwordTooCommon })).toBe('password')
  expect(stepWithProblem({ Password: 'x', 'CategoryIds.0': 'y' })).toBe('role')
  expect(stepWithProblem({ Other: 'x' })).toBeNull()
  expect(stepWithProblem({})).toBeNull()
})

describe('draft', () => {
  test('keeps everything but the passwords through storage', () => {
    const stored = JSON.stringify(draftOf(complete, 'person'))
    expect(stored).not.toContain('lantern-maple')
    const draft = readDraft(JSON.parse(stored))
    expect(draft?.CurrentStep).toBe('person')
    expect(restored(EMPTY_SIGNUP, draft!)).toEqual({ ...complete, Password: '', ConfirmPassword: '' })
  })

  test('leaves out what does not fit', () => {
    expect(readDraft(null)).toBeNull()
    expect(readDraft('person')).toBeNull()
    expect(
      readDraft({ CurrentStep: 'payment', Email: 7, ProfileTypeId: 9, CategoryIds: ['x'], FirstName: 'Ada', TermsAccepted: 'yes' }),
    ).toEqual({
      CurrentStep: 'email',
      Email: '',
      ProfileTypeId: null,
      AccountTypeId: 1,
      CategoryIds: [],
      FirstName: 'Ada',
      LastName: '',
      Mobile: '',
      TermsAccepted: false,
    })
  })

  test('yields to the names that a provider told', () => {
    const draft = draftOf(complete, 'person')
    const told = { ...EMPTY_SIGNUP, Email: 'nur@example.com', FirstName: 'نور', LastName: '' }
    expect(restored(told, draft)).toMatchObject({ Email: 'nur@example.com', FirstName: 'نور', LastName: 'King' })
  })

  test('yields to an email that is typed already', () => {
    const draft = draftOf(complete, 'email')
    expect(restored({ ...EMPTY_SIGNUP, Email: 'new@example.com' }, draft).Email).toBe('new@example.com')
  })
})

test('an address counts as confirmed only where a provider or an invitation confirmed this very one', () => {
  const social = {
    Kind: 'signUp',
    OauthTicket: 'x',
    OauthProviderId: 1,
    Email: 'ada@example.com',
    EmailVerified: true,
    FirstName: 'Ada',
    LastName: 'King',
    ReturnTo: null,
  } as const
  const byProvider = (told: SocialSignup | null) => isEmailConfirmed(complete, { social: told, invitation: null })
  expect(byProvider(social)).toBe(true)
  expect(byProvider({ ...social, EmailVerified: false })).toBe(false)
  expect(byProvider({ ...social, Email: 'other@example.com' })).toBe(false)
  expect(byProvider(null)).toBe(false)
  expect(isEmailConfirmed(complete, { social: null, invitation })).toBe(true)
  expect(isEmailConfirmed({ Email: 'other@example.com' }, { social: null, invitation })).toBe(false)
})

test('an invitation fixes the address and suggests the rest', () => {
  expect(invited({ ...EMPTY_SIGNUP, Email: 'typed@example.com' }, invitation)).toMatchObject({
    Email: 'ada@example.com',
    ProfileTypeId: 3,
    FirstName: 'Ada',
    LastName: 'King',
  })
  const typed = { ...EMPTY_SIGNUP, ProfileTypeId: 1, FirstName: 'Augusta', LastName: 'Byron' }
  expect(invited(typed, invitation)).toEqual({ ...typed, Email: 'ada@example.com' })
})
