import { expect, test } from 'vitest'
import { defineLink } from './link-purpose.ts'

test('two purposes of one name keep the program from starting', () => {
  const about = { opens: 'thing', lifetimeSeconds: 60, isSingleUse: true, keepsOlder: false } as const
  defineLink({ ...about, name: 'declared-once' })
  expect(() => defineLink({ ...about, name: 'declared-once' })).toThrow('two purposes of links are named declared-once')
})
