import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { expect, test } from 'vitest'
import { inviteRules, peopleRules, type InviteDraft } from './invite.forms.ts'
import { newPerson } from './people-draft.ts'

const [HOME, ANA, BEN] = [1, 2, 3].map((number) => `0190a000-0000-7000-8000-00000000000${number}`) as [string, string, string]
const DRAFT: InviteDraft = { AssetId: HOME, MoveInOn: null, LeaseMonths: null, Message: '', Applicants: [] }
const wrongIn = (draft: Partial<InviteDraft>) =>
  Object.fromEntries(
    (inviteRules.safeParse({ ...DRAFT, ...draft }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

test('someone has to apply, and one of them is the applicant', () => {
  expect(wrongIn({})).toEqual({ Applicants: messages.tenantsMissing })
  expect(wrongIn({ Applicants: [{ ...newPerson(false), ApplicantTypeId: 3, ProfileId: ANA }] })).toEqual({
    Applicants: messages.noApplicant,
  })
  const two = [
    { ...newPerson(false), ProfileId: ANA },
    { ...newPerson(false), ApplicantTypeId: 5, ProfileId: BEN },
  ]
  expect(wrongIn({ Applicants: two })).toEqual({ 'Applicants.1.ApplicantTypeId': messages.noApplicant })
})

test('who is not chosen yet is said at their field', () => {
  expect(wrongIn({ AssetId: null, Applicants: [newPerson(false)] })).toEqual({
    AssetId: 'Property can not be empty.',
    'Applicants.0.ProfileId': 'Tenant can not be empty.',
  })
})

test('of someone who is named by an email, both are needed', () => {
  expect(wrongIn({ Applicants: [newPerson(false, 'email')] })).toEqual({
    'Applicants.0.Name': 'Name can not be empty.',
    'Applicants.0.Email': 'Email can not be empty.',
  })
  expect(wrongIn({ Applicants: [{ ...newPerson(false, 'email'), Email: 'ben@example.com' }] })).toEqual({
    'Applicants.0.Name': 'Name can not be empty.',
  })
})

test('what is right is sent as the call takes it', () => {
  const Applicants = [
    { ...newPerson(false), ProfileId: ANA, Email: 'typed@before.example.com' },
    { ...newPerson(true, 'email'), ProfileId: ANA, Name: 'Ben Bell', Email: 'Ben@example.com' },
  ]
  expect(inviteRules.parse({ ...DRAFT, LeaseMonths: 12, Applicants })).toEqual({
    AssetId: HOME,
    MoveInOn: null,
    LeaseMonths: 12,
    Message: null,
    Applicants: [
      { ApplicantTypeId: 1, ProfileId: ANA, Name: null, Email: null },
      { ApplicantTypeId: 2, ProfileId: null, Name: 'Ben Bell', Email: 'ben@example.com' },
    ],
  })
})

test('to an application that has its applicant, others alone may come', () => {
  expect(peopleRules.safeParse({ Applicants: [{ ...newPerson(true), ProfileId: ANA }] }).success).toBe(true)
  expect(peopleRules.safeParse({ Applicants: [] }).success).toBe(false)
})
