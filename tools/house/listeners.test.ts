import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { heightOf, roomOf } from './rooms.ts'

test('rooms are told from the ground up', () => {
  const text = readFileSync(join(ROOT, 'server/src/app/listeners.ts'), 'utf8')
  const files = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\.\/([^']+)'/g)].map(([, name, path]) => [name!, `server/src/${path}`]),
  )
  const [, list = ''] = /= \[([^\]]*)\]\.flat\(\)/.exec(text) ?? []
  const rooms = list.split(',').flatMap((name) => (name.trim() ? [roomOf(files.get(name.trim())!)!] : []))
  expect(rooms.length).toBeGreaterThan(10)
  expect(rooms).toEqual(rooms.toSorted((a, b) => heightOf(a) - heightOf(b)))
})
