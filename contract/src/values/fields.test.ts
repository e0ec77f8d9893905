import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  date,
  email,
  money,
  optionalText,
  password,
  optionalPersonName,
  personName,
  phone,
  requiredText,
  rowId,
  steppedNumber,
  termsAccepted,
  wholeNumber,
  year,
  zip,
} from './fields.ts'

/** The first sentence that a field answers, or null when it takes the value. */
function sentence(field: z.ZodType, value: unknown): string | null {
  const parsed = field.safeParse(value)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '')
}

describe('the sentences of the specification', () => {
  test.each([
    ['title', requiredText('Property title', { max: 120 }), 'Property title'],
    ['email', email(), 'Email'],
    ['mobile', phone('Mobile'), 'Mobile'],
    ['zip', zip(), 'Zip'],
    ['rent', money('Rent'), 'Rent', ' Enter an amount such as 1250 or 1250.50.'],
    ['bedrooms', wholeNumber('Bedrooms', { min: 0, max: 99 }), 'Bedrooms', ' Enter a whole number such as 2.'],
    ['bathrooms', steppedNumber('Bathrooms', { min: 0, max: 99, step: 0.5 }), 'Bathrooms', ' Enter a number such as 1.5.'],
    ['area', steppedNumber('Ceiling', { min: 8, max: 500, step: 0.1 }), 'Ceiling', ' Enter a number such as 8.'],
    ['date', date('Available date'), 'Available date', ' Enter a date such as 11/22/2026.'],
    ['year', year('Year built', { min: 1600, max: 2100 }), 'Year built', ' Enter a year such as 1998.'],
    ['id', rowId('Property'), 'Property'],
  ])('%s says what is missing, what is wrong, and what would be right', (_name, field, label, hint = '') => {
    for (const nothing of [undefined, null, '']) expect(sentence(field, nothing)).toBe(`${label} can not be empty.`)
    for (const wrong of [true, [], {}]) expect(sentence(field, wrong)).toBe(`${label} is not valid.${hint}`)
  })
})

describe('a name', () => {
  test.each(['Ada', 'نور الهدى', '王🏡', 'O’Neil-Śmigły', '🏡', 'م\u200d', 'می\u200cنا', 'क्\u200dष', '👩🏽\u200d🌾', '❤\ufe0f'])(
    '%j is one',
    (name) => {
      expect(sentence(personName('First name'), name)).toBeNull()
    },
  )
  test.each(['\u200f', '\u200b\u200b', '-'])('%j is none', (name) => {
    expect(sentence(personName('First name'), name)).toBe('First name is not valid.')
  })
  test.each([
    'Qu\u202eill',
    '\u2067Ada',
    'A\u200bda',
    'Ada\u2060',
    'Ada\ufe0f',
    'A\u00adda',
    'A\u200dda',
    'م\u200d\u200d',
    '\u3164',
    '\u2800',
    'Ada\u{e0041}',
  ])('%j has characters that no one sees', (name) => {
    expect(sentence(personName('First name'), name)).toBe(
      'First name is not valid. It has characters that can not be seen. Please type it instead of pasting it.',
    )
  })
  test('that may be left out is none, or one as good as others', () => {
    const name = optionalPersonName('Name', 120)
    for (const none of [undefined, null, '', '  ']) expect(name.parse(none)).toBeNull()
    expect(name.parse(' Ada ')).toBe('Ada')
    expect(sentence(name, '\u200f')).toBe('Name is not valid.')
    expect(sentence(name, 'Qu\u202eill')).toBe(
      'Name is not valid. It has characters that can not be seen. Please type it instead of pasting it.',
    )
  })
  test('of 300 characters is too long', () => {
    expect(sentence(personName('First name'), 'n'.repeat(300))).toBe('First name can have at most 60 characters.')
  })
})

describe('text', () => {
  const title = requiredText('Property title', { max: 10 })
  test('is trimmed and measured after that', () => {
    expect(title.parse('  ten  marks ')).toBe('ten  marks')
    expect(sentence(title, 'eleven mark')).toBe('Property title can have at most 10 characters.')
    expect(sentence(title, '   ')).toBe('Property title can not be empty.')
  })
  test.each(['line\nbreak', 'bell\u0007', 'null\u0000', 'half \ud83c', 'a\u2028b'])('%j does not belong in one line', (text) => {
    expect(sentence(title, text)).toBe('Property title is not valid.')
  })
  test('of any script is welcome', () => {
    for (const text of ['Łódź', 'בית', '家', '🏡 casa', "O'Neil"]) expect(title.parse(text)).toBe(text)
  })
  test('is measured in characters, of which an emoji is one', () => {
    const field = requiredText('Testimonial', { min: 3, max: 5 })
    for (const text of ['🏡🏡🏡', '🏡🏡🏡🏡🏡', 'abcd🏡']) expect(sentence(field, text), text).toBeNull()
    for (const text of ['🏡🏡', '🏡🏡🏡🏡🏡🏡']) expect(sentence(field, text), text).toBe('Testimonial should have 3 to 5 characters.')
    expect(sentence(optionalText('Zoning', { max: 5 }), '🏡🏡🏡🏡🏡')).toBeNull()
  })
  test('that is optional and empty is none', () => {
    const field = optionalText('Zoning', { max: 5 })
    expect([field.parse(undefined), field.parse(null), field.parse('  '), field.parse('R-1')]).toEqual([null, null, null, 'R-1'])
  })
})

test.each([
  ['A.B+c@Example.COM ', null, 'a.b+c@example.com'],
  ['no-at-sign', 'Email is not valid.', null],
  ['a@b', 'Email is not valid.', null],
  [`${'a'.repeat(250)}@example.com`, 'Email can have at most 254 characters.', null],
])('email %j', (typed, wrong, kept) => {
  expect(sentence(email(), typed)).toBe(wrong)
  if (kept) expect(email().parse(typed)).toBe(kept)
})

test.each(['(303) 555-0142', '303.555.0142', '+1 303 555 0142', '13035550142', '+44 20 7946 0958', '+65 6123 4567'])(
  '%s is a phone number',
  (typed) => expect(sentence(phone('Mobile'), typed)).toBeNull(),
)
test.each(['555-0142', '0303 555 0142', '303 155 0142', '303555014', 'call me', '44 20 7946 0958', '+44 20', '+1 44 20 7946'])(
  '%s is none here',
  (typed) => expect(sentence(phone('Mobile'), typed)).toBe('Mobile is not valid.'),
)

test.each([
  ['12345', 'Password should have 6 to 30 characters.'],
  ['123456', null],
  ['x'.repeat(30), null],
  ['x'.repeat(31), 'Password should have 6 to 30 characters.'],
  ['  spaces  ', null],
  ['пароль', null],
])('password %j', (typed, wrong) => expect(sentence(password(), typed)).toBe(wrong))

test.each([
  ['80202', null],
  ['80202-1234', null],
  ['8020', 'Zip is not valid.'],
  ['80202-12', 'Zip is not valid.'],
  ['ABCDE', 'Zip is not valid.'],
])('zip %j', (typed, wrong) => expect(sentence(zip(), typed)).toBe(wrong))

test.each([
  ['0', 'Rent is not valid. Enter an amount such as 1250 or 1250.50.'],
  ['0.00', 'Rent is not valid. Enter an amount such as 1250 or 1250.50.'],
  ['-1', 'Rent is not valid. Enter an amount such as 1250 or 1250.50.'],
  ['1,250.50', 'Rent is not valid. Enter an amount such as 1250 or 1250.50.'],
  ['free', 'Rent is not valid. Enter an amount such as 1250 or 1250.50.'],
  ['1250.50', null],
])('rent %j', (typed, wrong) => expect(sentence(money('Rent'), typed)).toBe(wrong))

test.each([
  [1.5, null],
  [1.25, 'Bathrooms is not valid. Enter a number in steps of 0.5, such as 1.5.'],
  [-0.5, 'Bathrooms should be between 0 and 99.'],
  [Number.NaN, 'Bathrooms is not valid. Enter a number such as 1.5.'],
])('bathrooms %d', (value, wrong) => expect(sentence(steppedNumber('Bathrooms', { min: 0, max: 99, step: 0.5 }), value)).toBe(wrong))

test.each([
  [1599, 'Year built should be between 1600 and 2100.'],
  [2101, 'Year built should be between 1600 and 2100.'],
  [1998.5, 'Year built is not valid. Enter a year such as 1998.'],
  [1998, null],
])('year %d', (value, wrong) => expect(sentence(year('Year built', { min: 1600, max: 2100 }), value)).toBe(wrong))

test('terms have to be ticked', () => {
  for (const value of [false, undefined, null, 'true']) expect(sentence(termsAccepted(), value)).toBe('Please check the terms.')
  expect(sentence(termsAccepted(), true)).toBeNull()
})
