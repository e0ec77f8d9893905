import { operations } from '@keystead/contract/registry.ts'
import { expect, test } from 'vitest'
import { contractDigests, digestOf } from './contract-digests.ts'

test('every call has one line', () => {
  const calls = [...contractDigests(operations).matchAll(/^\| (\w+) \| [0-9a-f]{10} \| [0-9a-f]{10} \|$/gm)].map(([, name]) => name)
  expect(calls).toEqual([...operations.keys()])
})

test('a shape that is named counts for every call that names it, and one that names itself has an end', () => {
  const answer = { schema: { $ref: '#/components/schemas/Home' } }
  const components = (type: string) => ({
    schemas: {
      Home: { owner: { $ref: '#/components/schemas/Owner' } },
      Owner: { homes: { $ref: '#/components/schemas/Home' }, name: type },
    },
  })
  expect(digestOf(answer, components('string'))).toBe(digestOf(answer, components('string')))
  expect(digestOf(answer, components('string'))).not.toBe(digestOf(answer, components('number')))
  expect(digestOf({ type: 'string' }, components('string'))).toBe(digestOf({ type: 'string' }, components('number')))
})
