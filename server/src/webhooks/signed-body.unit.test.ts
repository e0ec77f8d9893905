import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedBody } from './signed-body.ts'

const now = new Date('2026-11-23T12:00:00Z')
const NOW_SECONDS = now.getTime() / 1_000
const secret = 'whsec_of_a_test'
const body = Buffer.from([0x7b, 0x20, 0xff, 0x00, 0x0a, 0x7d])

function signature(time: number | string, { by = secret, of = body } = {}): string {
  return createHmac('sha256', by).update(`${time}.`).update(of).digest('hex')
}
const signs = (header: string | string[] | undefined) => isSignedBody({ header, body, secret, now })

test('the bytes as sent are signed, with the time', () => {
  expect(signs(`t=${NOW_SECONDS},v1=${signature(NOW_SECONDS)}`)).toBe(true)
  expect(signs(`t=${NOW_SECONDS}, v1=${signature(NOW_SECONDS, { by: 'the next secret' })}, v1=${signature(NOW_SECONDS)}, v0=old`)).toBe(
    true,
  )
})

test('their clock may be five minutes from ours', () => {
  for (const apart of [-300, 300]) expect(signs(`t=${NOW_SECONDS + apart},v1=${signature(NOW_SECONDS + apart)}`), `${apart}`).toBe(true)
  for (const apart of [-301, 301]) expect(signs(`t=${NOW_SECONDS + apart},v1=${signature(NOW_SECONDS + apart)}`), `${apart}`).toBe(false)
})

describe('no signature of theirs is', () => {
  const fits = signature(NOW_SECONDS)
  test.each([
    ['none', undefined],
    ['two headers', [`t=${NOW_SECONDS},v1=${fits}`, `t=${NOW_SECONDS},v1=${fits}`]],
    ['an empty one', ''],
    ['one without a time', `v1=${fits}`],
    ['one of another time', `t=${NOW_SECONDS - 1},v1=${fits}`],
    ['one whose time is no number', `t=${NOW_SECONDS}e0,v1=${signature(`${NOW_SECONDS}e0`)}`],
    ['one without a signature', `t=${NOW_SECONDS}`],
    ['one that is cut', `t=${NOW_SECONDS},v1=${fits.slice(0, 62)}`],
    ['one of another scheme', `t=${NOW_SECONDS},v0=${fits}`],
    ['one by another secret', `t=${NOW_SECONDS},v1=${signature(NOW_SECONDS, { by: 'another' })}`],
    ['one of other bytes', `t=${NOW_SECONDS},v1=${signature(NOW_SECONDS, { of: Buffer.from('{ }') })}`],
  ])('%s', (_what, header) => {
    expect(signs(header)).toBe(false)
  })
})
