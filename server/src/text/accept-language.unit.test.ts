import { expect, test } from 'vitest'
import { languageAskedFor } from './accept-language.ts'

const SPOKEN = ['en', 'es', 'pt-BR']

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES-mx;q=0.9, en;q=0.8', 'es'],
  ['en;q=0.8, es;q=0.9', 'es'],
  ['fr, de;q=0.9, en;q=0.1', 'en'],
  ['pt', 'pt-BR'],
  ['fr, *;q=0.1', 'en'],
])('%s asks for %s', (header, language) => expect(languageAskedFor(header, SPOKEN)).toBe(language))

test.each([undefined, '', 'fr', 'es;q=0', 'q=1', ';;;,,,', 'es;q=much'])('%s asks for none of them', (header) =>
  expect(languageAskedFor(header, SPOKEN)).toBeNull(),
)
