import { expect, test } from 'vitest'
import { draftRead } from '../../../test/agreements.ts'
import { type AgreementDraft, draftOf, draftRules, inputOf, mergeDrafts, newParty } from './agreement-draft.ts'

const draft = (changes: Partial<AgreementDraft> = {}): AgreementDraft => ({ ...draftOf(draftRead()), ...changes })
const problems = (of: AgreementDraft) => draftRules.safeParse(of).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('what was read is what is sent, where nothing is typed', () => {
  const { Parties, Changed } = inputOf(draft())
  expect(problems(draft())).toEqual([])
  expect(Parties[1]).toMatchObject({ Role: 'Tenant', Part: 'signer', PersonId: null, Name: null, Email: null, Turn: 1 })
  expect(Changed).toEqual([{ Name: 'lease.rent', Value: '$1,450' }])
})

test('who is not chosen yet is missed once, at the choice', () => {
  const party = newParty('Tenant', 'signer', 1)
  const of = (changes: Partial<typeof party>) => problems(draft({ Parties: [{ ...party, ...changes }] }))
  expect(of({})).toEqual([['Parties.0.Kind', 'Who can not be empty.']])
  expect(of({ Kind: 'profile' })).toEqual([['Parties.0.ProfileId', 'Connection can not be empty.']])
  expect(of({ Kind: 'person' })).toEqual([['Parties.0.PersonId', 'Person can not be empty.']])
  expect(of({ Kind: 'address' }).map(([path]) => path)).toEqual(['Parties.0.Name', 'Parties.0.Email'])
  expect(of({ Kind: 'address', Name: 'Sam', Email: 'sam@example.com' })).toEqual([])
})

test('turns are sent without gaps, and none where all come at once; who gets a copy has no turn', () => {
  const turned = draft().Parties.map((party, index) => ({ ...party, Turn: [3, 5, 5][index]! }))
  const copy = { ...newParty('Copy', 'copy', 9), Kind: 'address' as const, Name: 'Cy', Email: 'cy@example.com' }
  const turns = (Order: AgreementDraft['Order']) => inputOf(draft({ Parties: [...turned, copy], Order })).Parties.map(({ Turn }) => Turn)
  expect(turns('inOrder')).toEqual([1, 2, 2, 1])
  expect(turns('together')).toEqual([1, 1, 1, 1])
})

test('what someone else saved meanwhile stays, under what I typed', () => {
  const base = draft()
  const newest = draft({ Version: 5, Title: 'Theirs', Message: 'Theirs', RentFrequencyId: 2 })
  const { draft: merged, conflicts } = mergeDrafts({ base, mine: draft({ Title: 'Mine', RentFrequencyId: 3 }), newest })
  expect(merged).toMatchObject({ Version: 5, Title: 'Mine', Message: 'Theirs', RentFrequencyId: 3 })
  expect(conflicts).toEqual([
    { field: 'Title', label: 'Title', mine: 'Mine', newest: 'Theirs' },
    { field: 'RentFrequencyId', label: 'Rent frequency', mine: 'Every 2 Weeks', newest: 'Weekly' },
  ])
})

test('lists that both changed are named, and the order follows the people', () => {
  const base = draft()
  const mine = draft({ Parties: base.Parties.map((party, index) => ({ ...party, Turn: index + 1 })), Order: 'inOrder', Changed: [] })
  const newest = draft({ Version: 5, Parties: base.Parties.slice(0, 2), Changed: [{ Name: 'lease.rent', Value: '$1' }] })
  const { draft: merged, conflicts } = mergeDrafts({ base, mine, newest })
  expect(merged.Order).toBe('inOrder')
  expect(conflicts.map(({ field, newest: theirs }) => [field, theirs])).toEqual([
    ['Parties', 'Landlord: Olive Owner, Tenant: Tova Tester'],
    ['Changed', 'As it was saved meanwhile'],
  ])
})
