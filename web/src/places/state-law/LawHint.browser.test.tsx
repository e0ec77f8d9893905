import { GetStateLaw, type LawRule, StateLawNotFound } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { LawHint } from './LawHint.tsx'

const CALIFORNIA = 6
const rest = { Statute: null, Says: 'As the statute has it.', Basis: 'statute', CheckedOn: '2026-11-28', IsAmended: false } as const
const RULES: LawRule[] = [
  { Topic: 'DepositCap', Standing: 'set', Value: { Months: 1 }, ...rest },
  { Topic: 'LateFeeGrace', Standing: 'none', Value: null, ...rest },
  { Topic: 'ApplicationFeeCap', Standing: 'unknown', Value: null, ...rest },
]

function answerRules(): void {
  answer(GetStateLaw, { StateId: CALIFORNIA, Code: 'CA', Name: 'California', Rules: RULES })
}

test('it says the rule in a few words, that it is no advice, and where the rest is', async () => {
  answerRules()
  const page = await show(<LawHint stateId={CALIFORNIA} topic="DepositCap" />)
  await expect.element(page.getByText(/^California law · Largest security deposit: 1 month’s rent\. /)).toBeVisible()
  await expect.element(page.getByText(/This is not legal advice\.$/).first()).toBeVisible()
  const link = page.getByRole('link', { name: /^Read the rule \(Largest security deposit\)/ })
  // In a tab of its own: what is typed in the form stays.
  await expect.element(link).toHaveAttribute('href', '/docs/law/CA#DepositCap')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('what is not certain is said as such, and what has no rule', async () => {
  answerRules()
  const page = await show(
    <>
      <LawHint stateId={CALIFORNIA} topic="ApplicationFeeCap" />
      <LawHint stateId={CALIFORNIA} topic="LateFeeGrace" />
    </>,
  )
  await expect.element(page.getByText(/Application fee: not certain\. Please check before you rely on a number\./)).toBeVisible()
  await expect.element(page.getByText(/Grace before a late fee: no statewide rule\./)).toBeVisible()
  expect(asked(GetStateLaw)).toEqual([{ StateId: CALIFORNIA }])
})

test('where the state is not known, nothing is asked and nothing said', async () => {
  const page = await show(<LawHint stateId={null} topic="DepositCap" />)
  expect(page.container.querySelector('main')!.childElementCount).toBe(0)
  expect(asked(GetStateLaw)).toEqual([])
})

test.each([
  [
    'a place whose law is not written down',
    () =>
      answer(GetStateLaw, () => {
        throw refusal(StateLawNotFound)
      }),
  ],
  ['a state without this topic', () => answer(GetStateLaw, { StateId: CALIFORNIA, Code: 'CA', Name: 'California', Rules: [] })],
])('of %s nothing is said', async (_what, prepare) => {
  prepare()
  const page = await show(<LawHint stateId={CALIFORNIA} topic="DepositCap" />)
  await expect.poll(() => asked(GetStateLaw)).toHaveLength(1)
  await expect.poll(() => page.container.querySelector('main')!.childElementCount).toBe(0)
})
