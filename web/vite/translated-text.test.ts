import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { inOtherWords, translatedText } from './translated-text.ts'

const CODE = `import { defineText } from '@keystead/contract/text/define-text.ts'

/** Words of a screen. */
export const text = defineText('web/leasing/leases/lease-end', {
  title: 'End this lease',
  'ends-on': "Ends on {date}.",
  homes: { one: '{count} home', other: '{count} homes' },
  steps: { address: \`Address\` },
})
`

test('the sentences of a translation stand in place of the English ones, and what it lacks stays', () => {
  const texts = {
    'web/leasing/leases/lease-end': {
      title: 'Zakończ “najem”',
      homes: { one: '{count} dom', few: '{count} domy', many: '{count} domów', other: '{count} domu' },
    },
  }
  expect(inOtherWords(CODE, { texts })).toBe(`import { defineText } from '@keystead/contract/text/define-text.ts'

/** Words of a screen. */
export const text = defineText('web/leasing/leases/lease-end', {"title":"Zakończ “najem”","ends-on":"Ends on {date}.","homes":{"one":"{count} dom","few":"{count} domy","many":"{count} domów","other":"{count} domu"},"steps":{"address":"Address"}})
`)
})

test('a text of which a translation says nothing is as it was', () => {
  expect(inOtherWords(CODE, { texts: { 'web/other': { title: 'x' } } })).toBe(CODE)
})

test.each(['{ title: `Ends ${day}` }', "{ title: 'a' + b }", '{ ...others }', '{ [key]: "a" }'])(
  '%s is no data, and ends the build',
  (sentences) => {
    expect(() => inOtherWords(`defineText('web/a', ${sentences})`, { texts: { 'web/a': {} } })).toThrow(/data/)
  },
)

test('only text files are changed, and the file that says in which language they are', async () => {
  const { transform } = translatedText('pl', { texts: {} }) as Plugin & { transform(code: string, id: string): { code: string } | null }
  const languages = await readFile(fileURLToPath(import.meta.resolve('@keystead/contract/text/languages.ts')), 'utf8')
  expect(transform(languages, '/house/contract/src/text/languages.ts')?.code).toContain('WRITTEN_IN: string = "pl"')
  expect(() => transform('', '/house/contract/src/text/languages.ts')).toThrow('does not say')
  expect(transform(CODE, '/house/web/src/leasing/leases/lease-end.ts')).toBeNull()
})
