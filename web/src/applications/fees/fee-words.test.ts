import { FEE_STATES } from '@keystead/contract/applications/fees/fee.values.ts'
import { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../../test/sample.ts'
import { lawText, limitText, obstacleOf, ownFeeNow } from './fee-words.ts'

const fee = (changes: Partial<FeeRead> = {}): FeeRead =>
  sampleOf(FeeRead, { IsYou: true, State: 'due', Wanted: '60.00', Amount: '60.00', LimitedBy: null, ...changes })

describe('why less is asked', () => {
  test.each([
    [{}, null],
    [{ LimitedBy: 'actualCost' as const }, null],
    [{ LimitedBy: 'capped' as const, Amount: '50.00' }, 'The landlord’s fee is $60.00. The state allows no more than $50.00.'],
    [
      { LimitedBy: 'forbidden' as const, Amount: '0.00' },
      'The landlord’s fee is $60.00. The state does not allow it, so nothing is asked.',
    ],
    [{ LimitedBy: 'capped' as const, Wanted: null, Amount: null }, null],
  ])('%o', (changes, said) => expect(limitText(fee(changes))).toBe(said))

  test('the state is quoted with its statute, where there is one', () => {
    expect(lawText({ Words: '$50', Says: 'At most $50.', Statute: 'Va. Code § 55.1-1203' })).toBe(
      'What the state says: At most $50. (Va. Code § 55.1-1203)',
    )
    expect(lawText({ Words: '$50', Says: 'At most $50.', Statute: null })).toBe('What the state says: At most $50.')
  })
})

describe('what keeps a form from being submitted', () => {
  test.each([
    [[], null],
    [[fee({ CanPay: true })], 'Please pay the fee first.'],
    [[fee({ State: 'pending', CanPay: false })], 'The payment is not confirmed yet.'],
    [[fee({ State: 'onItsWay', CanPay: false })], null],
    [[fee({ IsYou: false, CanPay: true })], null],
  ])('%#', (fees, obstacle) => expect(obstacleOf(fees)).toBe(obstacle))
})

test('a screening is ordered once it is paid for, which is no matter of submitting a form', () => {
  for (const State of FEE_STATES) expect(ownFeeNow(fee({ Kind: 'screening', State }))).not.toMatch(/submit/)
  expect(ownFeeNow(fee({ Kind: 'screening', State: 'due' }))).toMatch(/^Your screening is ordered once this is paid/)
  expect(ownFeeNow(fee({ Kind: 'application', State: 'due' }))).toMatch(/before you submit your form/)
})

test('each state is said to its payer', () => {
  for (const State of FEE_STATES) expect(ownFeeNow(fee({ State, WaivedBy: 'Olive', WaiveReason: 'Paid in cash.' }))).toMatch(/\w+\.$/)
  expect(ownFeeNow(fee({ State: 'waived', WaivedBy: 'Olive', WaiveReason: 'Paid in cash.' }))).toBe(
    'Olive asks nothing of you: Paid in cash.',
  )
})
