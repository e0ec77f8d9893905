import { expect, test } from 'vitest'
import { openSealer } from './sealed.ts'
import type { SealedPlace } from '../rpc/machinery.ts'

const OLD = 'a former secret of this installation'
const NEW = 'the secret that it has by now, longer'
const place: SealedPlace = { table: 'person', column: 'ssn', rowId: '018f3f6e-1111-7000-8000-000000000001' }

test('what is sealed opens at its place, and two seals of one text differ', () => {
  const sealer = openSealer([NEW])
  const [first, second] = [sealer.seal('123-45-6789 ☂', place), sealer.seal('123-45-6789 ☂', place)]
  expect(sealer.open(first, place)).toBe('123-45-6789 ☂')
  expect(sealer.open(second, place)).toBe('123-45-6789 ☂')
  expect(first.equals(second)).toBe(false)
  expect(first.includes('123-45')).toBe(false)
})

test.each([
  ['table', { ...place, table: 'account' }],
  ['column', { ...place, column: 'ein' }],
  ['row', { ...place, rowId: '018f3f6e-1111-7000-8000-000000000002' }],
])('moved to another %s it does not open', (_what, elsewhere) => {
  const sealer = openSealer([NEW])
  expect(() => sealer.open(sealer.seal('secret', place), elsewhere)).toThrow(/authenticate/)
})

test('no byte of it can be changed', () => {
  const sealer = openSealer([NEW])
  const sealed = sealer.seal('secret', place)
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index]! ^= 1
    expect(() => sealer.open(changed, place), `byte ${index}`).toThrow(/\S/)
  }
})

test('a former secret still opens what it sealed, and an unknown one opens nothing', () => {
  const sealed = openSealer([OLD]).seal('secret', place)
  expect(openSealer([NEW, OLD]).open(sealed, place)).toBe('secret')
  expect(() => openSealer([NEW]).open(sealed, place)).toThrow('not known')
})

test('what was sealed before still opens', () => {
  const sealed =
    'AZ3JQK3SoFKcYgAGCYN+ONVQ4nc7cRAHreMiKfN12wjl/+ur+LRtS1WYM4WLLWioIyQztDG1dYHTcu5BrqMBVRA0usb+hi8MfCDBisrmAFQ4MZ9hgLAHMGg3OzRHyUpitUvVpETNTDxGNJWU'
  expect(openSealer([OLD]).open(Buffer.from(sealed, 'base64'), place)).toBe('123-45-6789 ☂')
})
