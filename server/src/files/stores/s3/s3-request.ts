import { Agent as PlainAgent, type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent as SafeAgent, request as safeRequest } from 'node:https'
import type { Socket } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { systemClock } from '../../../process/clock.ts'
import type { S3Address } from '../../../settings/files-url.ts'
import { patienceFor, type S3Timing } from './s3-timing.ts'

/** What is sent along; it can be read again, for another try. */
export type S3Body = { readonly bytes: number; readonly sha256: string; readonly md5: Buffer; open(): Readable }

export type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Null: the bucket itself. */
  readonly key: string | null
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: S3Body
}

/** Sends a request once, and answers as soon as the headers are there. */
export type SendS3 = (request: S3Request) => Promise<IncomingMessage>

const MOST_CONNECTIONS = 64
const IDLE_MS = 4_000

export function openS3Requests(address: S3Address, timing: S3Timing): SendS3 {
  const isSafe = address.origin.startsWith('https:')
  // An idle connection is let go before most stores do it: one that ends under a request costs a second try.
  const agentOptions = { keepAlive: true, maxSockets: MOST_CONNECTIONS, timeout: IDLE_MS }
  const agent = isSafe ? new SafeAgent(agentOptions) : new PlainAgent(agentOptions)
  const open = isSafe ? safeRequest : plainRequest
  return async (request) => {
    const { url, headers } = await signed(address, request)
    return answerOf(open(url, { method: request.method, agent, headers }), request.body, timing, isSafe)
  }
}

async function signed(address: S3Address, { method, key, query = {}, headers = {}, body }: S3Request) {
  const url = new URL(`${address.origin}/${address.bucket}${key === null ? '' : `/${address.prefix}${key}`}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: {
      ...headers,
      'x-amz-content-sha256': body?.sha256 ?? SHA256_OF_NOTHING,
      ...(body && { 'content-length': String(body.bytes), 'content-md5': body.md5.toString('base64') }),
    },
    accessKeyId: address.accessKey,
    secretAccessKey: address.secretKey,
    service: 's3',
    region: address.region,
    datetime: systemClock
      .now()
      .toISOString()
      .replace(/[:-]|\.\d{3}/g, ''),
  })
  const { url: signedUrl, headers: signedHeaders } = await signer.sign()
  return { url: signedUrl, headers: Object.fromEntries(signedHeaders) }
}

const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

function answerOf(request: ClientRequest, body: S3Body | undefined, timing: S3Timing, isSafe: boolean): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => request.destroy(new Error(why))
    const overall = setTimeout(() => giveUp('no answer in time'), patienceFor(body?.bytes ?? 0, timing))
    request.setTimeout(timing.silenceMs, () => giveUp('silence'))
    request.on('socket', (socket) => limitConnecting(socket, timing, isSafe ? 'secureConnect' : 'connect', giveUp))
    request.on('response', (response) => {
      clearTimeout(overall)
      request.setTimeout(0)
      // An answer that comes before all is sent is a refusal: the rest of it would be taken for the next request.
      if (!request.writableFinished) response.once('close', () => request.destroy())
      resolve(response)
    })
    request.on('error', (error) => {
      clearTimeout(overall)
      reject(error)
    })
    pipeline(body?.open() ?? Readable.from([]), request, (error) => {
      if (error) request.destroy(error)
    })
  })
}

function limitConnecting(socket: Socket, { connectMs }: S3Timing, connected: string, giveUp: (why: string) => void): void {
  if (!socket.connecting) return
  const timer = setTimeout(() => giveUp('no connection in time'), connectMs)
  for (const event of [connected, 'close']) socket.once(event, () => clearTimeout(timer))
}
