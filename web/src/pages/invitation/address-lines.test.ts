import { expect, test } from 'vitest'
import { afterAnswer, EMPTY_BOX, type ManyDraft, manyRules, problemsOf, sortedLines, withText } from './address-lines.ts'

const linesOf = (text: string) => withText(EMPTY_BOX, text).box.lines
const problemsIn = (lines: ReturnType<typeof linesOf>) => {
  const problems = problemsOf(lines)
  return lines.map(({ key, text }) => [text, problems.get(key)])
}
const DRAFT: ManyDraft = { ProfileTypeId: 3, HomeId: null, Message: null, Addresses: EMPTY_BOX }
const refusalOf = (typed: string, rest: Partial<ManyDraft> = {}) =>
  manyRules.safeParse({ ...DRAFT, Addresses: { lines: [], typed }, ...rest }).error?.issues.map(({ path, message }) => [path[0], message])

test('each line says what is wrong with it, of a double the later one', () => {
  const lines = linesOf('ann@example.com, bob.example.com\nANN@example.com, cy@example.com')
  expect(problemsIn(lines)).toEqual([
    ['ann@example.com', undefined],
    ['bob.example.com', 'Email is not valid.'],
    ['ann@example.com', 'This address is already in the list.'],
    ['cy@example.com', undefined],
  ])
  expect(sortedLines(lines).ready.map(({ email }) => email)).toEqual(['ann@example.com', 'cy@example.com'])
})

test('who was invited goes with all doubles, who was not stays with the reason', () => {
  const lines = linesOf('ann@example.com ann@example.com bob.example cy@example.com dee@example.com')
  const left = afterAnswer(lines, [
    { Email: 'ann@example.com', Outcome: 'sent', Reason: null },
    { Email: 'cy@example.com', Outcome: 'refused', Reason: 'You’re already connected.' },
  ])
  expect(problemsIn(left)).toEqual([
    ['bob.example', 'Email is not valid.'],
    ['cy@example.com', 'You’re already connected.'],
    ['dee@example.com', undefined],
  ])
})

test('what is still typed counts, and at least one has to be an address', () => {
  expect(refusalOf('ann@example.com')).toBeUndefined()
  expect(refusalOf(' ')).toEqual([['Addresses', 'Please enter at least one email address.']])
  expect(refusalOf('ann, bob')).toEqual([['Addresses', 'None of these can be invited. Please fix or remove them.']])
})

test('at most fifty go at once', () => {
  const many = Array.from({ length: 52 }, (_, index) => `tenant${index}@example.com`).join('\n')
  expect(refusalOf(many)).toEqual([['Addresses', 'You can invite at most 50 addresses at once. Please remove 2 of them.']])
})

test('a home that was chosen for tenants is left out for others', () => {
  const HomeId = '5f0c7a52-7c1d-4b57-9a50-0d6a1f1d2c3b'
  const homeFor = (ProfileTypeId: number) =>
    manyRules.parse({ ...DRAFT, ProfileTypeId, HomeId, Addresses: { lines: [], typed: 'ann@example.com' } }).HomeId
  expect(homeFor(3)).toBe(HomeId)
  expect(homeFor(2)).toBeNull()
})
