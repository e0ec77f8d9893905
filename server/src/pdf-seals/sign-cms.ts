import { createHash } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { SealKey } from './seal-key.ts'
import type { TimeStamper } from './time-stamp.ts'

/* The signature itself: CMS (RFC 5652) with the attributes that CAdES asks for (ETSI EN 319 122-1), of content that stands outside of it. */

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const

type Signing = {
  /** Of the content, by SHA-256. */
  readonly digest: Buffer
  readonly key: SealKey
  /** Null: none is asked, and the signature has none. */
  readonly stamper: TimeStamper | null
}

/** Throws `TimeStampFailed`. */
export async function signCms({ digest, key, stamper }: Signing): Promise<Uint8Array> {
  const certificates = key.chain.map((der) => pkijs.Certificate.fromBER(der))
  const [own] = certificates as [pkijs.Certificate, ...pkijs.Certificate[]]
  // In the order of their bytes, as a set has them (X.690, 11.6): some readers write it again before they check its signature.
  const attributes = [
    attribute(OID.contentType, new asn1js.ObjectIdentifier({ value: OID.data })),
    attribute(OID.messageDigest, new asn1js.OctetString({ valueHex: bufferOf(digest) })),
    attribute(OID.signingCertificateV2, signingCertificate(key.chain[0]!)),
  ]
  const signer = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
  })
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.data }),
    signerInfos: [signer],
    certificates,
  })
  await signed.sign(key.privateKey as unknown as CryptoKey, 0, 'SHA-256')
  if (stamper) {
    const token = await stamper(new Uint8Array(signer.signature.valueBlock.valueHexView))
    const stamp = attribute(OID.timeStampToken, asn1js.fromBER(bufferOf(token)).result)
    signer.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({ type: 1, attributes: [stamp] })
  }
  const content = new pkijs.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) })
  return new Uint8Array(content.toSchema().toBER())
}

function attribute(type: string, value: asn1js.BaseBlock): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] })
}

/** ESSCertIDv2 (RFC 5035) of SHA-256, which is its default and is left out. */
function signingCertificate(der: Uint8Array): asn1js.Sequence {
  const digest = createHash('sha256').update(der).digest()
  const id = new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: bufferOf(digest) })] })
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [id] })] })
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
