import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('work of one key follows each other, that of others does not wait', async () => {
  const inTurn = oneAtATime(2)
  const log: string[] = []
  const gate = Promise.withResolvers<void>()
  const work =
    (name: string, until: Promise<void> = Promise.resolve()) =>
    async () => {
      log.push(`${name} begins`)
      await until
      log.push(`${name} ends`)
      return name
    }
  const first = inTurn('ada', work('first', gate.promise))
  const second = inTurn('ada', work('second'))
  expect(await inTurn('ben', work('other'))).toBe('other')
  gate.resolve()
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(log).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends'])
})

test('anyone who has enough in the line is sent away; a failure does not hold up the next', async () => {
  const inTurn = oneAtATime(1)
  const failing = inTurn('ada', () => Promise.reject(new Error('broken')))
  const waiting = inTurn('ada', async () => 'done')
  expect(await inTurn('ada', async () => 'too many')).toBeUndefined()
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
  expect(await inTurn('ada', async () => 'again')).toBe('again')
})
