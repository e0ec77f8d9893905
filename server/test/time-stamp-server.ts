import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { OpenSsl } from './openssl.ts'

/** How it answers: as it should, or as one that should not be believed. */
export type StampMode =
  | 'honest'
  | 'silent'
  | 'old nonce'
  | 'other imprint'
  | 'refuses'
  | 'fails'
  | 'endless'
  | 'no stamp'
  | 'changed'
  | 'redirects'
  /** Signs by a certificate that is for anything but time stamps. */
  | 'other signer'

export type TimeStampServer = {
  readonly url: string
  mode: StampMode
  /** How often it was asked. */
  asked: number
  /** Of whoever stands behind its certificate. */
  readonly authority: string
  close(): Promise<void>
}

const CONFIGURATION = `
[ tsa ]
serial = serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
[ stamps ]
basicConstraints = CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
`

/** A real one (RFC 3161), made of OpenSSL and HTTP. */
export async function startTimeStampServer(openssl: OpenSsl): Promise<TimeStampServer> {
  await openssl.write('tsa.cnf', CONFIGURATION)
  const newKey = ['-newkey', 'rsa:2048', '-noenc', '-sha256']
  await openssl.run('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '9', '-subj', '/CN=Stamps of a test')
  await openssl.run('req', ...newKey, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Time of a test')
  const issued = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '9', '-extfile', 'tsa.cnf', '-extensions', 'stamps']
  await openssl.run('x509', '-req', '-in', 'tsa.csr', '-out', 'tsa.pem', ...issued)
  const signer = ['-config', 'tsa.cnf', '-section', 'tsa', '-signer', 'tsa.pem', '-inkey', 'tsa.key', '-chain', 'ca.pem']

  async function stampFor(query: Buffer): Promise<Buffer> {
    const name = `${server.asked}.tsr`
    await openssl.write(`${server.asked}.tsq`, query)
    await openssl.run('ts', '-reply', '-queryfile', `${server.asked}.tsq`, ...signer, '-out', name)
    return openssl.read(name)
  }

  async function otherStampFor(query: Buffer): Promise<Buffer> {
    await openssl.write('honest.tsr', await stampFor(query))
    await openssl.run('ts', '-reply', '-in', 'honest.tsr', '-token_out', '-out', 'honest.token')
    await openssl.run('cms', '-verify', '-noverify', '-binary', '-inform', 'DER', '-in', 'honest.token', '-out', 'stamp.der')
    const content = ['-binary', '-nodetach', '-econtent_type', TST_INFO, '-in', 'stamp.der']
    await openssl.run(
      'cms',
      '-sign',
      '-cades',
      ...content,
      '-signer',
      'ca.pem',
      '-inkey',
      'ca.key',
      '-outform',
      'DER',
      '-out',
      'other.token',
    )
    const inside = Buffer.concat([Buffer.from(GRANTED, 'hex'), await openssl.read('other.token')])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(inside.length)
    return Buffer.concat([Buffer.from(SEQUENCE_OF_LONG, 'hex'), length, inside])
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    server.asked += 1
    const query = await buffer(request)
    const send = (bytes: Buffer) => response.setHeader('content-type', 'application/timestamp-reply').end(bytes)
    switch (server.mode) {
      case 'silent':
        return
      case 'fails':
        response.writeHead(500).end('no')
        return
      case 'redirects':
        response.writeHead(307, { location: '/elsewhere' }).end()
        return
      case 'no stamp':
        response.end('<html>hello</html>')
        return
      case 'endless': {
        const flood = () => {
          while (!response.destroyed && response.write(Buffer.alloc(16_384))) continue
        }
        response.on('drain', flood)
        flood()
        return
      }
      case 'old nonce':
        send(await stampFor(changedIn(query, query.length - 5)))
        return
      case 'other imprint':
        send(await stampFor(changedIn(query, 30)))
        return
      case 'refuses':
        send(await stampFor(Buffer.from(query.toString('latin1').replace(SHA256, SHA3_256), 'latin1')))
        return
      case 'changed': {
        const stamp = await stampFor(query)
        send(changedIn(stamp, stamp.length - 9))
        return
      }
      case 'other signer':
        send(await otherStampFor(query))
        return
      case 'honest':
        send(await stampFor(query))
    }
  }

  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(503).end(String(error)))
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const server: TimeStampServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    mode: 'honest',
    asked: 0,
    authority: openssl.path('ca.pem'),
    async close() {
      http.closeAllConnections()
      await new Promise((closed) => http.close(closed))
    },
  }
  return server
}

const TST_INFO = '1.2.840.113549.1.9.16.1.4'
/** A status of 0. */
const GRANTED = '3003020100'
/** Of a length of two bytes. */
const SEQUENCE_OF_LONG = '3082'
const SHA256 = Buffer.from('0609608648016503040201', 'hex').toString('latin1')
/** One that it does not stamp. */
const SHA3_256 = Buffer.from('0609608648016503040208', 'hex').toString('latin1')

function changedIn(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at]! ^= 1
  return changed
}
