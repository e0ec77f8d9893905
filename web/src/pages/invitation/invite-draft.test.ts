import { expect, test } from 'vitest'
import { EMPTY_INVITE, inviteRules } from './invite-draft.ts'

const ID = '5f0c7a52-7c1d-4b57-9a50-0d6a1f1d2c3b'
const problems = (draft: object) => {
  const { error } = inviteRules.safeParse({ ...EMPTY_INVITE, ...draft })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('asks for a kind and for a person', () => {
  expect(problems({})).toEqual(['ProfileTypeId: Role can not be empty.', 'Email: Please choose a person, or type an email address.'])
  expect(problems({ Email: 'nobody' })).toEqual(['ProfileTypeId: Role can not be empty.', 'Email: Email is not valid.'])
  expect(problems({ ProfileId: ID })).toEqual(['ProfileTypeId: Role can not be empty.'])
  expect(problems({ ProfileTypeId: 2 })).toEqual(['Email: Please choose a person, or type an email address.'])
  expect(problems({ ProfileTypeId: 2, Email: 'nobody' })).toEqual(['Email: Email is not valid.'])
  expect(problems({ ProfileTypeId: 2, Email: ' Ada@Example.com' })).toEqual([])
})

test('a chosen person goes without the address that was typed before', () => {
  expect(inviteRules.parse({ ...EMPTY_INVITE, ProfileTypeId: 2, ProfileId: ID, Email: 'old@example.com', Name: 'Old' })).toMatchObject({
    ProfileId: ID,
    Email: null,
    Name: null,
    Terms: null,
  })
})

test('terms count where an agent gets properties', () => {
  const withAsset = { Email: 'a@example.com', AssetIds: [ID] }
  expect(problems({ ...withAsset, ProfileTypeId: 2 })).toEqual([
    'Terms.ContractTypeId: Contract type can not be empty.',
    'Terms.TenureStart: Start date can not be empty.',
  ])
  expect(problems({ ...withAsset, ProfileTypeId: 3 })).toEqual([])
})
