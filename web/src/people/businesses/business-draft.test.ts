import { expect, test } from 'vitest'
import { changeRules, emptyDraft, furthestStep, keptDraft, newInputOf, rulesOf, STEP_FIELDS, stepOf } from './business-draft.ts'

const empty = emptyDraft('Acme', [])
const named = { ...empty, Type: 'brokerage' as const }

function problemsOf(fields: Parameters<typeof rulesOf>[0], draft: typeof empty): [string, string][] {
  return (rulesOf(fields).safeParse(draft).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test('a step asks for what is in it, and for nothing of the others', () => {
  expect(problemsOf(STEP_FIELDS.about, empty)).toEqual([['Type', 'Type can not be empty.']])
  expect(problemsOf(STEP_FIELDS.contact, empty)).toEqual([])
})

test('what belongs together comes together', () => {
  expect(problemsOf(STEP_FIELDS.license, { ...named, LicenseNumber: '42' })).toEqual([
    ['LicenseStateId', 'License state can not be empty.'],
  ])
  expect(problemsOf(STEP_FIELDS.about, { ...named, LicenseNumber: '42' })).toEqual([])
})

test('an EIN with letters is refused at its field', () => {
  expect(problemsOf(STEP_FIELDS.license, { ...named, Ein: '12-34567AB' })[0]?.[0]).toBe('Ein')
})

test('the form goes as far as its first problem', () => {
  expect(furthestStep(empty)).toBe('about')
  expect(furthestStep(named)).toBe('description')
  expect(furthestStep({ ...named, Zip: 'x' })).toBe('contact')
})

test('service areas travel as city and state', () => {
  expect(newInputOf({ ...named, ServiceAreas: ['6 Los Angeles'] }).ServiceAreas).toEqual([{ City: 'Los Angeles', StateId: 6 }])
})

test('a problem is found in the step that holds its field', () => {
  expect(stepOf('Hours.0.To')).toBe('contact')
  expect(stepOf('Ein')).toBe('license')
})

test('a draft comes back without the EIN; one of another shape does not', () => {
  expect(keptDraft({ ...named, Ein: '123456789' }, empty)).toEqual({ ...named, Ein: '' })
  expect(keptDraft({ ...named, Hours: 'x' }, empty)).toBeNull()
  expect(keptDraft('x', empty)).toBeNull()
})

test('a change is held to the same rules', () => {
  const rules = changeRules('018f3f6e-1111-7000-8000-000000000001')
  expect(rules.safeParse(named).success).toBe(true)
  expect(rules.safeParse({ ...named, Name: 'A' }).error?.issues[0]?.path).toEqual(['Name'])
})
