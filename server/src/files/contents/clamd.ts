import { once } from 'node:events'
import { type NetConnectOpts, type Socket, connect } from 'node:net'
import type { Readable } from 'node:stream'
import type { ScanVerdict } from '../../rpc/machinery.ts'

/*
 * The protocol of clamd: INSTREAM, pieces with their lengths, a length of zero, and then its verdict. What it says is taken for clean in one
 * case alone: when exactly that is said, after all of the content, within the time that there is.
 */

export type ClamdLimits = {
  readonly connectMs: number
  /** Without a byte either way. It says nothing while it unpacks, for two minutes at most as it comes. */
  readonly silentMs: number
  readonly longestMs: number
}

const LIMITS: ClamdLimits = { connectMs: 5_000, silentMs: 150_000, longestMs: 300_000 }
/** Each ends with NUL, as the command did. */
const CLEAN = 'stream: OK\0'
const FOUND = /^stream: ([\x20-\x7e]{1,200}) FOUND\0$/
const LONGEST_REPLY = 1_000

export async function scanWithClamd(
  address: NetConnectOpts,
  content: Readable,
  signal: AbortSignal,
  limits: Partial<ClamdLimits> = {},
): Promise<ScanVerdict> {
  const { connectMs, silentMs, longestMs } = { ...LIMITS, ...limits }
  if (signal.aborted) content.destroy()
  signal.throwIfAborted()
  const socket = connect(address)
  const ended = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  const end = () => socket.destroy(new Error('stopped, or too long'))
  ended.addEventListener('abort', end)
  socket.setTimeout(connectMs, () => socket.destroy(new Error('silent')))
  // Told by what waits for it; later no one does.
  socket.on('error', () => {})
  // So that no one waits for content that no one takes.
  socket.on('close', () => content.destroy())
  try {
    await once(socket, 'connect')
    socket.setTimeout(silentMs)
    return await converse(socket, content)
  } catch (error) {
    signal.throwIfAborted()
    // While it is there, what failed is the content.
    if (!socket.destroyed) throw error
    return 'unavailable'
  } finally {
    ended.removeEventListener('abort', end)
    socket.destroy()
  }
}

async function converse(socket: Socket, content: Readable): Promise<ScanVerdict> {
  let isAllSent = false
  const reply = readReply(socket, () => isAllSent)
  // Where sending fails first, that is what is told.
  reply.catch(() => {})
  socket.write('zINSTREAM\0')
  await send(socket, content)
  socket.write(lengthOf(0), () => (isAllSent = true))
  return verdictOf(await reply)
}

async function send(socket: Socket, content: Readable): Promise<void> {
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  for await (const piece of content as AsyncIterable<Buffer>) {
    // A length of zero would be the end.
    if (piece.length === 0) continue
    socket.write(lengthOf(piece.length))
    if (!socket.write(piece)) await once(socket, 'drain', { signal: gone.signal })
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** All that it says until it closes the connection. */
async function readReply(socket: Socket, isAllSent: () => boolean): Promise<string> {
  let reply = ''
  for await (const piece of socket as AsyncIterable<Buffer>) {
    if (!isAllSent()) throw new Error('a verdict before it had everything')
    reply += piece.toString('latin1')
    if (reply.length > LONGEST_REPLY) throw new Error('too much of a reply')
  }
  return reply
}

function verdictOf(reply: string): ScanVerdict {
  if (reply === CLEAN) return 'clean'
  const infected = FOUND.exec(reply)?.[1]
  return infected ? { infected } : 'unavailable'
}
