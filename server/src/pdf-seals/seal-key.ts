import { type KeyObject, X509Certificate, createPrivateKey, randomBytes, webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

/*
 * The key that seals finished papers, with the certificate that names whose it is. An installation makes its own; one with a certificate
 * of an authority sets it (`SEAL_KEY_FILE`), and readers of PDFs then trust the seal without asking.
 */

const OWN_CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const COMMON_NAME = '2.5.4.3'
const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
/** digitalSignature and nonRepudiation: the first two bits. */
const SIGNS = Uint8Array.of(0xc0).buffer
const SERIAL_BYTES = 16
const DAY_MS = 86_400_000

/** As it is kept: PKCS #8, and the chain of certificates from that of the key on, as DER in base64. */
export type KeptSealKey = { readonly privateKey: string; readonly chain: readonly string[] }

export type SealKey = {
  readonly privateKey: webcrypto.CryptoKey
  /** From that of the key on, as DER. */
  readonly chain: readonly Buffer[]
  /** Whose it is, as readers of PDFs show it. */
  readonly name: string
  readonly notBefore: Date
  readonly notAfter: Date
}

/** The reason is for the operator. */
export class SealKeyUnusable extends Error {}

/** A key with a certificate of its own, of this name. */
export async function makeSealKey(name: string, { from, days }: { from: Date; days: number }): Promise<KeptSealKey> {
  const keys = await webcrypto.subtle.generateKey(OWN_CURVE, true, ['sign', 'verify'])
  const certificate = new pkijs.Certificate({ version: 2, serialNumber: new asn1js.Integer({ valueHex: serialNumber() }) })
  for (const side of [certificate.subject, certificate.issuer]) {
    side.typesAndValues.push(new pkijs.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1js.Utf8String({ value: name }) }))
  }
  certificate.notBefore.value = from
  certificate.notAfter.value = new Date(from.getTime() + days * DAY_MS)
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, new pkijs.BasicConstraints({ cA: false }).toSchema()),
    extension(KEY_USAGE, new asn1js.BitString({ valueHex: SIGNS, unusedBits: 6 })),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  return { privateKey: base64(pkcs8), chain: [base64(certificate.toSchema(true).toBER())] }
}

/** Throws `SealKeyUnusable`. */
export function openSealKey({ privateKey, chain }: KeptSealKey): SealKey {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' })
  const algorithm = algorithmOf(key)
  const [own] = chain
  if (own === undefined) throw new SealKeyUnusable('there is no certificate with the key')
  const certificate = new X509Certificate(Buffer.from(own, 'base64'))
  if (!certificate.checkPrivateKey(key)) throw new SealKeyUnusable('the first certificate is not that of the key')
  return {
    privateKey: key.toCryptoKey(algorithm, false, ['sign']),
    chain: chain.map((der) => Buffer.from(der, 'base64')),
    name: nameOf(certificate),
    notBefore: certificate.validFromDate,
    notAfter: certificate.validToDate,
  }
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]{1,20000}-----END CERTIFICATE-----/g
const PASSWORD = /-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m

/** A private key without a password and its certificates, as PEM; that of the key comes first. Throws `SealKeyUnusable`. */
export function readSealKeyPem(pem: string): KeptSealKey {
  if (PASSWORD.test(pem)) throw new SealKeyUnusable('the key has a password')
  const privateKey = parsed('there is no private key as PEM in it', () => createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }))
  const certificates = [...pem.matchAll(PEM_CERTIFICATE)].map(([text]) =>
    parsed('a certificate in it can not be read', () => new X509Certificate(text).raw),
  )
  return { privateKey: base64(privateKey), chain: certificates.map(base64) }
}

function parsed<Value>(otherwise: string, parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw new SealKeyUnusable(otherwise, { cause: error })
  }
}

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }
const SHORTEST_RSA_BITS = 2_048

function algorithmOf(key: KeyObject): webcrypto.RsaHashedImportParams | webcrypto.EcKeyImportParams {
  const { asymmetricKeyType: kind, asymmetricKeyDetails: { namedCurve: curve, modulusLength: bits = 0 } = {} } = key
  if (kind === 'rsa' && bits >= SHORTEST_RSA_BITS) return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const namedCurve = CURVES[curve ?? '']
  if (kind === 'ec' && namedCurve) return { name: 'ECDSA', namedCurve }
  const found = [kind, curve, bits || null].filter(Boolean).join(' ')
  throw new SealKeyUnusable(`a key of the kind ${found} is not used here; P-256 and RSA of at least ${SHORTEST_RSA_BITS} bits are`)
}

function nameOf(certificate: X509Certificate): string {
  const { CN, O } = certificate.toLegacyObject().subject as { readonly CN?: string | string[]; readonly O?: string | string[] }
  return [CN ?? O ?? certificate.subject].flat().join(', ')
}

/** Positive, and never the same. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(SERIAL_BYTES))
  bytes[0] = (bytes[0]! & 0x7f) | 0x40
  return bytes.buffer
}

function extension(id: string, value: asn1js.BaseBlock): pkijs.Extension {
  return new pkijs.Extension({ extnID: id, critical: true, extnValue: value.toBER() })
}

function base64(bytes: Uint8Array | ArrayBuffer): string {
  return Buffer.from(bytes as ArrayBuffer).toString('base64')
}
