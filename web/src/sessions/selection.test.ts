import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SELECTIONS } from './selection.ts'

const WEB = join(import.meta.dirname, '..')

test('every entry is used by a screen', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('sessions/selection') && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(WEB, path), 'utf8'))
  const unused = SELECTIONS.filter((name) => !sources.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)))
  expect(unused).toEqual([])
})
