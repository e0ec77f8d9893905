import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { CallFailure } from '../rpc/failure.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a hash fits its password only, in any composition of letters', async () => {
  const hashed = await hashPassword('caf\u00e9 42')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hashed, 'cafe\u0301 42')).toBe(true)
  expect(await verifyPassword(hashed, 'cafe 42')).toBe(false)
  expect(await verifyPassword(null, 'caf\u00e9 42')).toBe(false)
})

test('what does not fit into the queue is told to come back, the rest is answered, and then there is room again', async () => {
  // A hash says itself what checking it costs: this one costs next to nothing.
  const cheap = await hash('lantern', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword(cheap, 'lantern')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(80 - 66)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(CallFailure)
    expect((reason as CallFailure).definition).toBe(CallErrors.Unavailable)
    expect((reason as CallFailure).retryAfterSeconds).toBe(2)
  }
  expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(66)
  expect(await verifyPassword(cheap, 'lantern')).toBe(true)
})
