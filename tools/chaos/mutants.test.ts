import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { withoutGuards } from './mutant.ts'
import { MUTANTS } from './mutants.ts'
import { CHECKED } from './report.ts'

test.each(MUTANTS)('a guard that is switched off is there, once: $says', async ({ edits = [], sql, superuser, turns }) => {
  for (const { file } of edits) {
    const text = await readFile(join(ROOT, file), 'utf8')
    expect(withoutGuards(edits, file, text)).not.toBe(text)
  }
  expect(edits.length > 0 || sql !== undefined || superuser !== undefined).toBe(true)
  expect(turns.filter((rule) => !CHECKED.includes(rule))).toEqual([])
})

test('a guard that is not there, or twice, is told', () => {
  const edit = { file: 'a.ts', from: 'if (x)', to: '' }
  expect(withoutGuards([edit], 'a.ts', 'if (x) y')).toBe(' y')
  expect(withoutGuards([edit], 'b.ts', 'if (x) y')).toBe('if (x) y')
  expect(() => withoutGuards([edit], 'a.ts', 'y')).toThrow('0 times')
  expect(() => withoutGuards([edit], 'a.ts', 'if (x) if (x)')).toThrow('2 times')
})
