import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { expect, test } from 'vitest'
import { CallFailure } from '../rpc/failure.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a hash fits its password only, in any composition of letters', async () => {
  const hash = await hashPassword('caf\u00e9 42')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'cafe\u0301 42')).toBe(true)
  expect(await verifyPassword(hash, 'cafe 42')).toBe(false)
  expect(await verifyPassword(null, 'caf\u00e9 42')).toBe(false)
})

test('what does not fit into the queue is told to come back, the rest is answered, and then there is room again', async () => {
  const hash = await hashPassword('lantern')
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword(hash, 'lantern')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(80 - 66)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(CallFailure)
    expect((reason as CallFailure).definition).toBe(CallErrors.Unavailable)
    expect((reason as CallFailure).retryAfterSeconds).toBe(2)
  }
  expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(66)
  expect(await verifyPassword(hash, 'lantern')).toBe(true)
})
