import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTIFICATION_EVENTS } from '@keystead/contract/platform/preferences/notification-events.ts'
import { expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '../../')
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|factory|inputs)\.ts$/.test(path))
  .map((path) => readFileSync(join(SERVER, path), 'utf8'))
const isTold = (key: string) => sources.some((text) => text.includes(`'${key}'`))

test('an event is offered from the day on which something tells of it, and not before', () => {
  for (const { key, isToCome } of NOTIFICATION_EVENTS) expect([key, isTold(key)]).toEqual([key, !isToCome])
})
