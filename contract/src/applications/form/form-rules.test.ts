import { describe, expect, test } from 'vitest'
import { EmploymentDraft, PersonalDraft, ResidenceDraft } from './form.forms.ts'
import { ageOn, missingInPersonal, missingInResidence, wrongInEmployment, wrongInPersonal, wrongInResidence } from './form-rules.ts'
import { DISCLOSURES, monthlyCents, STARTING_SOON } from './form.values.ts'

const TODAY = '2026-11-28'

test.each([
  ['1990-11-28', 36],
  ['1990-11-29', 35],
  ['2008-02-29', 18],
  ['2026-11-29', -1],
])('who is born on %s is %s', (birth, age) => expect(ageOn(birth, TODAY)).toBe(age))

test.each([
  [1_000_00, 1, 433_333],
  [1_000_00, 2, 216_667],
  [1_000_00, 3, 200_000],
  [1_000_00, 4, 100_000],
  [66_000_00, 5, 550_000],
  [1, 5, 0],
])('%s cents for period %s are %s in a month', (cents, period, monthly) => expect(monthlyCents(cents, period)).toBe(monthly))

describe('the personal section', () => {
  test('takes who comes of age today, and not who does tomorrow', () => {
    expect(wrongInPersonal({ BirthDate: '2008-11-28' }, TODAY)).toEqual([])
    expect(wrongInPersonal({ BirthDate: '2008-11-29' }, TODAY)).toMatchObject([{ Path: 'BirthDate' }])
  })

  test('lacks what is not said, in the words of its fields, and each answer by its place', () => {
    const Disclosures = DISCLOSURES.map(({ Id }) => ({ QuestionId: Id, Answer: 'Y' as const, Explanation: null }))
    const missing = missingInPersonal(PersonalDraft.parse({ HasNoMiddleName: true, NumberOfPets: 1, Disclosures }))
    expect(missing).toContainEqual({ Path: 'FirstName', Text: 'First name can not be empty.' })
    expect(missing).toContainEqual({ Path: 'NumberOfPets', Text: 'Number of pets is not valid. Please say something about each pet.' })
    expect(missing.flatMap(({ Path }) => (Path.endsWith('.Explanation') ? Path : []))).toEqual(
      [0, 1, 2, 3].map((place) => `Disclosures.${place}.Explanation`),
    )
    expect(missing.some(({ Path }) => Path === 'MiddleName')).toBe(false)
  })
})

describe('the residence section', () => {
  const lived = (...spans: [from: string, to: string | null][]) =>
    ResidenceDraft.parse({ Addresses: spans.map(([From, To]) => ({ From, To })) })
  const gaps = (...spans: [string, string | null][]) =>
    missingInResidence(lived(...spans), TODAY).flatMap(({ Path, Text }) => (Path === 'Addresses' ? Text : []))

  test('covers three years up to today, with a month for moving', () => {
    expect(gaps(['2023-11-28', null])).toEqual([])
    expect(gaps(['2023-12-29', null])).toEqual([])
    expect(gaps(['2023-12-30', null])).toEqual(['Please fill in where you lived from Nov 28, 2023 to Dec 29, 2023.'])
    expect(gaps(['2025-03-01', null], ['2020-01-01', '2025-01-29'])).toEqual([])
    expect(gaps(['2025-03-01', null], ['2020-01-01', '2025-01-28'])).toHaveLength(1)
    expect(gaps(['2020-01-01', '2026-11-27'])).toEqual(['Current address can not be empty.'])
  })

  test('has no one in two places for longer than moving takes, in whichever order they are told', () => {
    const wrong = (...spans: [string, string | null][]) => wrongInResidence(lived(...spans), TODAY).map(({ Path }) => Path)
    expect(wrong(['2025-01-01', null], ['2022-01-01', '2025-02-01'])).toEqual([])
    expect(wrong(['2025-01-01', null], ['2022-01-01', '2025-02-02'])).toEqual(['Addresses.0.From'])
    expect(wrong(['2022-01-01', '2025-02-02'], ['2025-01-01', null])).toEqual(['Addresses.1.From'])
    // One that covers two others is seen beside each.
    expect(wrong(['2020-01-01', null], ['2021-01-01', '2021-12-31'], ['2023-01-01', '2023-12-31'])).toEqual([
      'Addresses.1.From',
      'Addresses.2.From',
    ])
    expect(wrong(['2025-01-01', null], ['2024-01-01', null])).toContain('Addresses.1.To')
  })
})

test('work begins on a day to come where it starts soon, and nowhere else', () => {
  const job = (EmploymentTypeId: number) => EmploymentDraft.parse({ Jobs: [{ EmploymentTypeId, From: '2027-01-04' }] })
  expect(wrongInEmployment(job(STARTING_SOON), TODAY)).toEqual([])
  expect(wrongInEmployment(job(1), TODAY)).toMatchObject([{ Path: 'Jobs.0.From' }])
})
