import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenSsl, lacksOpenSsl, openOpenSsl } from '../../test/openssl.ts'
import { type StampMode, type TimeStampServer, startTimeStampServer } from '../../test/time-stamp-server.ts'
import { TimeStampFailed, timeStamper } from './time-stamp.ts'

const SIGNATURE = new Uint8Array(Buffer.from('a signature'))
const HOUR_MS = 3_600_000

describe.skipIf(lacksOpenSsl)('a time stamp', () => {
  let openssl: OpenSsl
  let server: TimeStampServer
  beforeAll(async () => {
    openssl = await openOpenSsl()
    server = await startTimeStampServer(openssl)
  })
  afterAll(async () => {
    await server.close()
    await openssl.close()
  })
  beforeEach(() => {
    server.mode = 'honest'
  })

  const stamp = ({ now = new Date(), timeoutMs = 5_000 } = {}) => timeStamper({ url: server.url, timeoutMs, now: () => now })(SIGNATURE)

  test('is one that another program finds to be of the signature', async () => {
    await openssl.write('token.der', await stamp())
    const given = await openssl.write('signature.bin', SIGNATURE)
    const other = await openssl.write('other.bin', 'another signature')
    const verify = (data: string) =>
      openssl.run('ts', '-verify', '-data', data, '-in', 'token.der', '-token_in', '-CAfile', server.authority)
    expect(await verify(given)).toContain('Verification: OK')
    await expect(verify(other)).rejects.toThrow('message imprint mismatch')
  })

  test.each<[StampMode, RegExp]>([
    ['fails', /^the time-stamp server answers 500$/],
    ['redirects', /fetch failed/],
    ['no stamp', /^the time-stamp server answers with what is no time stamp$/],
    ['endless', /^the time-stamp server answers with more than \d+ bytes$/],
    ['refuses', /^the time-stamp server refuses \(2\)$/],
    ['old nonce', /^the time stamp is of another request$/],
    ['other imprint', /^the time stamp is of something else$/],
    ['changed', /^the signature of the time stamp does not hold$/],
    ['other signer', /^the time stamp is signed by a certificate that is not for time stamps$/],
  ])('of a server that %s is none', async (mode, reason) => {
    server.mode = mode
    const failed = stamp()
    await expect(failed).rejects.toThrow(TimeStampFailed)
    await expect(failed).rejects.toThrow(reason)
  })

  test('is not waited for longer than its time', async () => {
    server.mode = 'silent'
    const began = performance.now()
    await expect(stamp({ timeoutMs: 300 })).rejects.toThrow(TimeStampFailed)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('of another day is none', async () => {
    await expect(stamp({ now: new Date(Date.now() + 2 * HOUR_MS) })).rejects.toThrow(/^the time stamp is of 2/)
  })

  test('of no server is none', async () => {
    const nowhere = timeStamper({ url: 'http://127.0.0.1:1/', timeoutMs: 2_000, now: () => new Date() })
    await expect(nowhere(SIGNATURE)).rejects.toThrow(TimeStampFailed)
  })
})
