import { createHash, randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

/*
 * A time stamp (RFC 3161) says of a signature that it was there at a moment, by the clock and the key of another company. What that answers
 * is looked at: it has to be about what was asked, of about now, and signed by a certificate that is for this. Who issued that certificate is
 * for the reader of the seal to judge.
 */

const SHA256 = '2.16.840.1.101.3.4.2.1'
const EXTENDED_KEY_USAGE = '2.5.29.37'
const FOR_TIME_STAMPS = '1.3.6.1.5.5.7.3.8'
const GRANTED = new Set([0, 1])
const NONCE_BYTES = 8
const LARGEST_CLOCK_DIFFERENCE_MS = 3_600_000
/** A token has certificates and no more. */
export const LONGEST_TOKEN_BYTES = 20_480
const LONGEST_ANSWER_BYTES = LONGEST_TOKEN_BYTES + 1_024

/** The token for a signature. Throws `TimeStampFailed`. */
export type TimeStamper = (signature: Uint8Array) => Promise<Uint8Array>

/** The time-stamp server was silent, refused, or answered something else than was asked: worth another try. */
export class TimeStampFailed extends Error {}

type Options = { readonly url: string; readonly timeoutMs: number; readonly now: () => Date }

export function timeStamper({ url, timeoutMs, now }: Options): TimeStamper {
  return async (signature) => {
    try {
      const { request, nonce } = requestFor(signature)
      const answer = await ask(url, request, AbortSignal.timeout(timeoutMs))
      return await tokenOf(answer, { signature, nonce, now: now() })
    } catch (error) {
      throw new TimeStampFailed(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }
}

function requestFor(signature: Uint8Array): { request: Uint8Array<ArrayBuffer>; nonce: Buffer } {
  const nonce = randomBytes(NONCE_BYTES)
  // Positive, and with no zero before it that the answer would leave out.
  nonce[0] = (nonce[0]! & 0x7f) | 0x40
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: bufferOf(sha256(signature)) }),
    }),
    nonce: new asn1js.Integer({ valueHex: bufferOf(nonce) }),
    certReq: true,
  })
  return { request: new Uint8Array(request.toSchema().toBER()), nonce }
}

/** The signal also ends an answer that goes on for ever. */
async function ask(url: string, request: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Uint8Array> {
  const headers = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' }
  const response = await fetch(url, { method: 'POST', headers, body: request, signal, redirect: 'error' })
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop ends the stream, and with it the connection.
  for await (const part of response.body ?? []) {
    if (!response.ok) break
    length += part.byteLength
    if (length > LONGEST_ANSWER_BYTES) throw new Error(`the time-stamp server answers with more than ${LONGEST_ANSWER_BYTES} bytes`)
    parts.push(part)
  }
  if (!response.ok) throw new Error(`the time-stamp server answers ${response.status}`)
  return Buffer.concat(parts)
}

type Asked = { readonly signature: Uint8Array; readonly nonce: Buffer; readonly now: Date }

async function tokenOf(answer: Uint8Array, { signature, nonce, now }: Asked): Promise<Uint8Array> {
  const { status, timeStampToken } = parsed(() => pkijs.TimeStampResp.fromBER(bufferOf(answer)))
  if (!GRANTED.has(status.status) || !timeStampToken) throw new Error(`the time-stamp server refuses (${status.status})`)
  const signed = parsed(() => new pkijs.SignedData({ schema: timeStampToken.content }))
  const info = parsed(() => pkijs.TSTInfo.fromBER(signed.encapContentInfo.eContent!.getValue()))
  const { hashAlgorithm, hashedMessage } = info.messageImprint
  const isAboutThis = hashAlgorithm.algorithmId === SHA256 && sameBytes(hashedMessage, sha256(signature))
  if (!isAboutThis) throw new Error('the time stamp is of something else')
  if (!info.nonce || !sameBytes(info.nonce, nonce)) throw new Error('the time stamp is of another request')
  if (Math.abs(info.genTime.getTime() - now.getTime()) > LARGEST_CLOCK_DIFFERENCE_MS)
    throw new Error(`the time stamp is of ${info.genTime.toISOString()}`)
  await checkSigner(signed, signature)
  const token = new Uint8Array(timeStampToken.toSchema().toBER())
  if (token.length > LONGEST_TOKEN_BYTES) throw new Error(`a time stamp of ${token.length} bytes is too large`)
  return token
}

function parsed<Value>(parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw new Error('the time-stamp server answers with what is no time stamp', { cause: error })
  }
}

async function checkSigner(signed: pkijs.SignedData, signature: Uint8Array): Promise<void> {
  const verified = await signed.verify({ signer: 0, data: bufferOf(signature), extendedMode: true }).catch(() => null)
  if (!verified?.signatureVerified) throw new Error('the signature of the time stamp does not hold')
  const usage = verified.signerCertificate?.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)
  const uses = (usage?.parsedValue as pkijs.ExtKeyUsage | undefined)?.keyPurposes ?? []
  if (!uses.includes(FOR_TIME_STAMPS)) throw new Error('the time stamp is signed by a certificate that is not for time stamps')
}

function sameBytes({ valueBlock }: asn1js.OctetString | asn1js.Integer, bytes: Buffer): boolean {
  return Buffer.from(valueBlock.valueHexView).equals(bytes)
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
