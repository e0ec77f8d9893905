import { describe, expect, test } from 'vitest'
import { NO_CHANGES, changesOf, changesRules, type ChangesDraft } from './change-fields.ts'

const problemsOf = (draft: Partial<ChangesDraft>) =>
  Object.fromEntries(
    (changesRules.safeParse({ ...NO_CHANGES, ...draft }).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )

describe('a change for many', () => {
  test('sends what was chosen and nothing else', () => {
    const draft: ChangesDraft = {
      ...NO_CHANGES,
      Chosen: { RentChange: true, AvailableOn: true },
      Percent: 3.5,
      Amount: '20.00',
      ApplicationFee: '40.00',
    }
    expect(changesOf(draft)).toEqual({ RentChange: { Direction: 'raise', Percent: 3.5 }, AvailableOn: null })
    expect(changesOf({ ...draft, By: 'amount', Direction: 'lower' })).toMatchObject({ RentChange: { Direction: 'lower', Amount: '20.00' } })
  })

  test.each<[Partial<ChangesDraft>, Record<string, string>]>([
    [{}, { 'Chosen.RentChange': 'Please choose what to change.' }],
    [{ Chosen: { RentChange: true } }, { Percent: 'Percent can not be empty.' }],
    [{ Chosen: { RentChange: true }, By: 'amount' }, { Amount: 'Amount can not be empty.' }],
    [{ Chosen: { RentChange: true }, Percent: -100 }, { Percent: 'Percent should be between 0.1 and 90.' }],
    [{ Chosen: { RentChange: true }, Percent: 0 }, { Percent: 'Percent should be between 0.1 and 90.' }],
    [{ Chosen: { RentChange: true }, Percent: 1e9 }, { Percent: 'Percent should be between 0.1 and 90.' }],
    [{ Chosen: { RentChange: true }, Percent: 'a bit' }, { Percent: 'Percent is not valid. Enter a number such as 2.' }],
    [
      { Chosen: { AvailableOn: true }, AvailableOn: 'soon' },
      { AvailableOn: 'Available date is not valid. Enter a date such as 11/22/2026.' },
    ],
    [{ Chosen: { AvailableOn: true } }, {}],
    [
      { Chosen: { ApplicationFee: true }, ApplicationFee: 'free' },
      { ApplicationFee: 'Application fee is not valid. Enter an amount such as 1250 or 1250.50.' },
    ],
    [{ Chosen: { PetsAllowedIds: true, PrivateRemarks: true } }, {}],
  ])('%j is told %j', (draft, problems) => {
    expect(problemsOf(draft)).toEqual(problems)
  })
})
