import { X509Certificate, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SealKeyUnusable, openSealKey } from './seal-key.ts'
import { keptSealKey, pemOf, sealKey } from './seal-key.factory.ts'
import { readSealKeyFile } from './seal-key-file.ts'

let path: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-seal-key-'))
  path = join(folder, 'seal.pem')
})
afterAll(() => rm(folder, { recursive: true }))

async function read(pem: string) {
  await writeFile(path, pem)
  return readSealKeyFile(path, new Date())
}

test('a key of our own has a certificate that it signed, for signatures alone', async () => {
  const { chain, name, notBefore, notAfter } = await sealKey({ name: 'Keystead at homes.example.com', days: 9 })
  const certificate = new X509Certificate(chain[0]!)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.ca).toBe(false)
  expect([certificate.subject, certificate.issuer]).toEqual(Array(2).fill('CN=Keystead at homes.example.com'))
  expect(certificate.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' })
  expect(name).toBe('Keystead at homes.example.com')
  expect(notAfter.getTime() - notBefore.getTime()).toBe(9 * 86_400_000)
  const another = new X509Certificate((await sealKey()).chain[0]!)
  expect(another.serialNumber).not.toBe(certificate.serialNumber)
})

test('a file has the key and its certificates, in the order of the chain', async () => {
  const [kept, issuer] = [await keptSealKey({ name: 'Harbor Property Group' }), await keptSealKey()]
  const key = await read(pemOf({ ...kept, chain: [...kept.chain, ...issuer.chain] }))
  expect(key.name).toBe('Harbor Property Group')
  expect(key.chain.map((der) => der.toString('base64'))).toEqual([...kept.chain, ...issuer.chain])
})

test('a file that can not be used says why, by the name of its setting', async () => {
  const kept = await keptSealKey()
  const other = await keptSealKey()
  const pem = (type: 'ed25519' | 'rsa') =>
    (type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 1_024 }) : generateKeyPairSync('ed25519')).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    })
  const wrong: readonly [string, string | RegExp][] = [
    ['', 'there is no private key as PEM in it'],
    [pemOf(kept).replace(/-----BEGIN PRIVATE[^]*?PRIVATE KEY-----\n/, ''), 'there is no private key as PEM in it'],
    [pemOf(kept, { password: 'secret' }), 'the key has a password'],
    [pemOf({ ...kept, chain: [] }), 'there is no certificate with the key'],
    [pemOf({ ...kept, chain: other.chain }), 'the first certificate is not that of the key'],
    [pemOf({ ...kept, chain: ['AAAA'] }), 'a certificate in it can not be read'],
    [pemOf(await keptSealKey({ fromDays: -9, days: 8 })), /^the certificate ended at \d{4}-/],
    [pemOf(await keptSealKey({ fromDays: 1 })), /^the certificate is valid from \d{4}-.* on$/],
    [String(pem('ed25519')), 'a key of the kind ed25519 is not used here; P-256 and RSA of at least 2048 bits are'],
    [String(pem('rsa')), 'a key of the kind rsa 1024 is not used here; P-256 and RSA of at least 2048 bits are'],
  ]
  for (const [content, reason] of wrong) {
    const error = await read(content).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(SealKeyUnusable)
    const [where, why] = (error as Error).message.split(`${path}: `)
    expect(where).toBe('SEAL_KEY_FILE ')
    expect(why).toMatch(reason)
  }
})

test('a file that is not there says so', async () => {
  const missing = join(folder, 'missing.pem')
  await expect(readSealKeyFile(missing, new Date())).rejects.toThrow(
    new SealKeyUnusable(`SEAL_KEY_FILE ${missing}: it can not be read (ENOENT)`),
  )
})

test('a key that is kept is opened without being given away', async () => {
  const { privateKey } = openSealKey(await keptSealKey())
  expect(privateKey.extractable).toBe(false)
})
