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
  expect(wrongIn({ Applicants: [{ ApplicantTypeId: 3, ProfileId: ANA }] })).toEqual({ Applicants: messages.noApplicant })
  const two = [
    { ApplicantTypeId: 1, ProfileId: ANA },
    { ApplicantTypeId: 5, ProfileId: BEN },
  ]
  expect(wrongIn({ Applicants: two })).toEqual({ 'Applicants.1.ApplicantTypeId': messages.noApplicant })
})

test('who is not chosen yet is said at their field', () => {
  expect(wrongIn({ AssetId: null, Applicants: [newPerson(false)] })).toEqual({
    AssetId: 'Property can not be empty.',
    'Applicants.0.ProfileId': 'Tenant can not be empty.',
  })
})

test('what is right is sent as the call takes it', () => {
  const Applicants = [
    { ApplicantTypeId: 1, ProfileId: ANA },
    { ...newPerson(true), ProfileId: BEN },
  ]
  expect(inviteRules.parse({ ...DRAFT, LeaseMonths: 12, Applicants })).toEqual({
    AssetId: HOME,
    MoveInOn: null,
    LeaseMonths: 12,
    Message: null,
    Applicants: [
      { ApplicantTypeId: 1, ProfileId: ANA },
      { ApplicantTypeId: 2, ProfileId: BEN },
    ],
  })
})

test('to an application that has its applicant, others alone may come', () => {
  expect(peopleRules.safeParse({ Applicants: [{ ApplicantTypeId: 2, ProfileId: ANA }] }).success).toBe(true)
  expect(peopleRules.safeParse({ Applicants: [] }).success).toBe(false)
})
