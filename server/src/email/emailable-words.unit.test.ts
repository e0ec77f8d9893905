import { expect, test } from 'vitest'
import { emailableWords } from './emailable-words.ts'

test.each([
  'Hello Pia, this is where you pay rent from now on.\nSee you Monday, Olive',
  '1324 Sparrow Hill Rd, Unit 4.5',
  'It is $1,501 a month (less in May).',
  'The first of 1.250 units, from 8.30 on. No. 4, Apt. 2.',
])('%j is carried', (text) => expect(emailableWords(text)).toBe(text))

test.each([
  '',
  'Look at evil.example',
  'see http://x',
  'www evil',
  'write to a@b',
  'evil.example/path',
  'evil1.example',
  'pay4.us/x',
  'see 93.184.215.14/x',
  'evil。example',
  'evil．example',
  'a.m.x',
  'a\u202Eb',
  '\u0000',
])('%j is not', (text) => expect(emailableWords(text)).toBeNull())
