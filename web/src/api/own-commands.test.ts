import { expect, test } from 'vitest'
import { type LiveNews, withoutOwn } from './live-stream.ts'
import { asOwnCommand, isOwnCommand } from './own-commands.ts'

test('what this page did is its own while it is under way and after, not so what failed for it', async () => {
  await asOwnCommand('done', async () => expect(isOwnCommand('done')).toBe(true))
  await expect(asOwnCommand('failed', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  expect([isOwnCommand('done'), isOwnCommand('failed'), isOwnCommand('of another tab')]).toEqual([true, false, false])
})

test('only the latest are kept', async () => {
  await asOwnCommand('first', async () => {})
  for (let count = 0; count < 300; count += 1) await asOwnCommand(`later ${count}`, async () => {})
  expect([isOwnCommand('first'), isOwnCommand('later 299')]).toEqual([false, true])
})

test('a page hears what others did, and all that may have been missed', async () => {
  const heard: LiveNews[] = []
  const hear = withoutOwn(isOwnCommand, (news) => void heard.push(news))
  await asOwnCommand('mine', async () => hear({ kind: 'changed', changes: ['inquiry'], by: 'mine' }))
  hear({ kind: 'changed', changes: ['inquiry'], by: 'mine' })
  expect(heard).toEqual([])
  const others: LiveNews[] = [
    { kind: 'changed', changes: ['inquiry'], by: 'theirs' },
    { kind: 'changed', changes: ['inquiry'] },
    { kind: 'sync' },
  ]
  for (const news of others) hear(news)
  expect(heard).toEqual(others)
})
