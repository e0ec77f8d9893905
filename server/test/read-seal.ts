import { X509Certificate, createHash, verify } from 'node:crypto'
import * as asn1js from 'asn1js'

/*
 * A seal as another program checks it: from the bytes of the file, the standards and Node's ciphers, with nothing of what made it but a reader
 * of ASN.1.
 */

export type ReadSeal = {
  /** That of the file and of its signature, by the certificate in it. */
  readonly isIntact: boolean
  /** Whether it is of all bytes, apart from its own. */
  readonly coversAll: boolean
  readonly certificates: readonly X509Certificate[]
  /** CMS, as DER. */
  readonly cms: Buffer
  /** What it is of. */
  readonly content: Buffer
  /** RFC 3161, as DER; null where it has none. */
  readonly timeStamp: Buffer | null
  /** The signature that a time stamp is of. */
  readonly signature: Buffer
  readonly reference: string | null
}

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const SIGNING_TIME = '1.2.840.113549.1.9.5'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const TIME_STAMP = '1.2.840.113549.1.9.16.2.14'
const SET = 0x31

/** The last signature of a file; null where there is none. */
export function readSeal(pdf: Uint8Array): ReadSeal | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const text = bytes.toString('latin1')
  const range = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1)?.slice(1).map(Number)
  if (!range) return null
  const [start, from, to, rest] = range as [number, number, number, number]
  const content = Buffer.concat([bytes.subarray(start, from), bytes.subarray(to, to + rest)])
  const cms = derOf(Buffer.from(text.slice(from + 1, to - 1), 'hex'))
  const isAround = start === 0 && text[from] === '<' && text[to - 1] === '>'
  return {
    ...readCms(cms, content),
    content,
    coversAll: isAround && to + rest === bytes.length,
    reference: [...text.matchAll(/keystead:agreement:[0-9a-f-]{36}/g)].at(-1)?.[0] ?? null,
  }
}

function readCms(cms: Buffer, content: Buffer): Omit<ReadSeal, 'coversAll' | 'reference' | 'content'> {
  const [, wrapped] = parts(parse(cms)) as [asn1js.BaseBlock, asn1js.BaseBlock]
  const signed = parts(parts(wrapped)[0]!)
  const certificates = parts(tagged(signed, 0)!).map((one) => new X509Certificate(raw(one)))
  const signer = parts(parts(signed.at(-1)!)[0]!)
  const attributes = tagged(signer, 0)!
  const found = new Map(parts(attributes).map((one) => [oid(parts(one)[0]!), parts(parts(one)[1]!)[0]!]))
  const signature = octets(signer.find((part) => part instanceof asn1js.OctetString)!)
  const [own] = certificates as [X509Certificate]
  // The attributes are signed as the set that they are, whatever tag they have here.
  const signedBytes = Buffer.concat([Buffer.of(SET), raw(attributes).subarray(1)])
  const certificateDigest = octets(parts(parts(parts(found.get(SIGNING_CERTIFICATE_V2)!)[0]!)[0]!)[0]!)
  const unsigned = tagged(signer, 1)
  const stamp = unsigned && parts(unsigned).find((one) => oid(parts(one)[0]!) === TIME_STAMP)
  return {
    isIntact:
      sha256(content).equals(octets(found.get(MESSAGE_DIGEST)!)) &&
      sha256(own.raw).equals(certificateDigest) &&
      found.has(CONTENT_TYPE) &&
      isInOrder(parts(attributes).map(raw)) &&
      // PAdES has it elsewhere.
      !found.has(SIGNING_TIME) &&
      verify('sha256', signedBytes, own.publicKey, signature),
    certificates,
    cms,
    signature,
    timeStamp: stamp ? raw(parts(parts(stamp)[1]!)[0]!) : null,
  }
}

function isInOrder(set: readonly Buffer[]): boolean {
  return set.every((one, index) => index === 0 || Buffer.compare(set[index - 1]!, one) < 0)
}

/** Behind it the room is filled with zeros. */
function derOf(room: Buffer): Buffer {
  return raw(parse(room))
}

function parse(der: Buffer): asn1js.BaseBlock {
  const { result, offset } = asn1js.fromBER(new Uint8Array(der).buffer)
  if (offset === -1) throw new Error('what stands there is no ASN.1')
  return result
}

function parts(block: asn1js.BaseBlock): asn1js.BaseBlock[] {
  return (block.valueBlock as unknown as { value: asn1js.BaseBlock[] }).value
}

/** With a tag of its context. */
function tagged(blocks: readonly asn1js.BaseBlock[], tag: number): asn1js.BaseBlock | undefined {
  return blocks.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === tag)
}

function raw(block: asn1js.BaseBlock): Buffer {
  return Buffer.from(block.valueBeforeDecodeView)
}

function octets(block: asn1js.BaseBlock): Buffer {
  return Buffer.from((block as asn1js.OctetString).valueBlock.valueHexView)
}

function oid(block: asn1js.BaseBlock): string {
  return (block as asn1js.ObjectIdentifier).valueBlock.toString()
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
