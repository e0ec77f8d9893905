import { type Node, parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { readProgram } from '../statements/program.ts'
import { looseSentences } from './sentences.ts'

/** What looks like a sentence and is a value that code compares, a prefix of names, or what people type. */
const NOT_SAID: readonly [path: string, words: readonly string[]][] = [
  ['web/src/app/shell/PublicHeader.tsx', ['How It Works', 'Contact Us']],
  ['web/src/app/shell/user-links.ts', ['My Profile', 'Saved Homes', 'Saved Searches']],
  ['web/src/api/live.ts', ['live resources …']],
  ['web/src/leasing/assignments/AssignTenantsForm.tsx', ['Lease.']],
  ['web/src/navigation/chunks.ts', ['tried already', 'tried already']],
  ['web/src/pages/invitation/InviteForm.tsx', ['Terms.']],
  ['web/src/properties/properties/form/FactsFields.tsx', ['For business']],
  ['web/src/properties/properties/owned/declared-facts.tsx', ['/ sq ft a year', '/ sq ft']],
  ['web/src/sessions/session-record.ts', ['text or null', 'text or null']],
  ['web/src/ui/form/typed-dates.ts', ['this year', 'next month', 'this month']],
]

test('what screens say stands in text files', () => {
  const { modules } = readProgram(['web/src'])
  const allowed = new Map(NOT_SAID.map(([path, words]) => [path, [...words]]))
  const found = modules
    .filter(({ path }) => !/\.(text|fixture)\.tsx?$/.test(path))
    .flatMap(looseSentences)
    .filter(({ path, text }) => {
      const words = allowed.get(path) ?? []
      const at = words.indexOf(text)
      if (at >= 0) words.splice(at, 1)
      return at < 0
    })
  expect(found, 'Put it into the *.text.ts beside it (docs/decisions/0082).').toEqual([])
  expect([...allowed.values()].flat(), 'no longer there').toEqual([])
})

test.each([
  ['<p>Nothing here yet</p>', 1],
  ['<p>{text.nothing}</p>', 0],
  ['<Button label="Save" />', 1],
  ['<div className="one two" />', 0],
  ['toast.success(`Saved ${name} for later`)', 1],
  ['throw new Error("the list has no rows")', 0],
])('%s says %i by itself', (code, count) => {
  const program = parseSync('a.tsx', code).program as unknown as Node
  expect(looseSentences({ path: 'a.tsx', text: code, program })).toHaveLength(count)
})
