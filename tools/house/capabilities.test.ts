import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { heightOf, roomOf } from './rooms.ts'

const SERVER = join(ROOT, 'server/src')
const text = readFileSync(join(SERVER, 'app/capabilities.ts'), 'utf8')
const files = [...text.matchAll(/from '\.\.\/([^']+\.capability\.ts)'/g)].map(([, path]) => path!)
const names = [...text.matchAll(/import \{ (\w+) \} from '\.\.\/[^']+\.capability\.ts'/g)].map(([, name]) => name!)

describe('what rooms bring to the house', () => {
  test('is listed, of every room', () => {
    const said = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.capability.ts'))
    expect(files.toSorted()).toEqual(said.toSorted())
    const [, list = ''] = /= \[([^\]]*)\]/.exec(text) ?? []
    expect(list.split(',').flatMap((name) => name.trim() || [])).toEqual(names)
  })

  test('stands from the ground up, so that those further down are notified first', () => {
    const heights = files.map((path) => heightOf(roomOf(`server/src/${dirname(path)}/x.ts`)!))
    expect(heights.length).toBeGreaterThan(40)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  test('leaves out nothing that a room has', () => {
    const parts = /(?<!^demo\/.*)\.(module|listeners|exports|email|files|job)\.ts$/
    const unnamed = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((path) => parts.test(path))
      .filter((path) => {
        const manifest = files.find((file) => dirname(file) === dirname(path))
        return !manifest || !readFileSync(join(SERVER, manifest), 'utf8').includes(`'./${path.slice(dirname(path).length + 1)}'`)
      })
    expect(unnamed).toEqual([])
  })
})
