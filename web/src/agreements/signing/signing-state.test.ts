import type { PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { expect, test } from 'vitest'
import { nextParties, ownParty, stepOf } from './signing-state.ts'

function party(id: string, changes: Partial<PartyRead> = {}): PartyRead {
  return {
    PartyId: id,
    Role: 'Tenant',
    Part: 'signer',
    Turn: 1,
    Name: id,
    Email: null,
    ProfileId: null,
    PersonId: null,
    IsYou: id === 'me',
    State: 'sent',
    DoneAt: null,
    ViewedAt: null,
    RemindedAt: null,
    Reason: null,
    ...changes,
  }
}

const of = (me: Partial<PartyRead>, changes: Partial<Parameters<typeof stepOf>[0]> = {}) =>
  stepOf({ State: 'sent', Parties: [party('other'), party('me', me)], PartyId: 'me', HasConsented: false, ...changes })

test('who is no party, and who sent it alone, signs nothing', () => {
  expect(of({}, { PartyId: null })).toBe('none')
  expect(of({}, { State: 'draft' })).toBe('none')
  expect(ownParty({ Parties: [party('other')], PartyId: null })).toBeNull()
})

test('a signer agrees first, then the paper is open, then it is done', () => {
  expect(of({ State: 'waiting' })).toBe('waiting')
  expect(of({ State: 'sent' })).toBe('begin')
  expect(of({ State: 'viewed' })).toBe('begin')
  expect(of({ State: 'viewed' }, { HasConsented: true })).toBe('paper')
  expect(of({ State: 'signed' }, { HasConsented: true })).toBe('done')
})

test('a viewer agrees to nothing, and opens it by a press; who gets a copy waits for it', () => {
  expect(of({ Part: 'viewer', State: 'sent' })).toBe('begin')
  expect(of({ Part: 'viewer', State: 'viewed' })).toBe('paper')
  expect(of({ Part: 'copy', State: 'waiting' })).toBe('copy')
  expect(of({ Part: 'copy' }, { State: 'completed' })).toBe('completed')
  expect(of({ Part: 'approver', State: 'approved' })).toBe('done')
})

test('what ended without being completed is over for all of them', () => {
  for (const State of ['declined', 'voided', 'expired'] as const) expect(of({ State: 'signed' }, { State })).toBe('over')
  expect(of({ State: 'declined' })).toBe('over')
})

test('next are those of the earliest turn who still have to do something', () => {
  const Parties = [
    party('me', { State: 'viewed' }),
    party('second', { Turn: 2, State: 'waiting' }),
    party('also second', { Turn: 2, State: 'waiting', Part: 'approver' }),
    party('third', { Turn: 3, State: 'waiting' }),
    party('copied', { Part: 'copy', State: 'waiting' }),
  ]
  expect(nextParties({ Parties: Parties.with(0, party('me', { State: 'signed' })) }).map(({ Name }) => Name)).toEqual([
    'second',
    'also second',
  ])
  // Beside the reader, at the same turn.
  expect(nextParties({ Parties: [...Parties, party('beside')] }).map(({ Name }) => Name)).toEqual(['beside'])
  expect(nextParties({ Parties: [party('me', { State: 'signed' }), party('copied', { Part: 'copy' })] })).toEqual([])
})
