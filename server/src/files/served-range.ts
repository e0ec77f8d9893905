import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileRange } from '../rpc/machinery.ts'

/** `Range: bytes=0-65535`, `bytes=65536-` and `bytes=-512`; several at once are not served in parts. */
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Which part of a file of so many bytes is asked for: all of it where that is not said, or in a way that we need not serve (RFC 9110,
 * 14.2); `unsatisfiable` where it begins beyond the end.
 */
export function rangeOf(header: string | undefined, bytes: number): FileRange | 'all' | 'unsatisfiable' {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all'
  if (first === '') return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(bytes - Number(last), 0), end: bytes - 1 }
  const start = Number(first)
  if (start >= bytes) return 'unsatisfiable'
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return end < start ? 'all' : { start, end }
}

type Stored = { readonly bytes: number; readonly read: (range?: FileRange) => Promise<NodeJS.ReadableStream> }

/** Sends a file of the store, or the part of it that is asked for. */
export async function sendStored(request: FastifyRequest, reply: FastifyReply, { bytes, read }: Stored): Promise<FastifyReply> {
  const range = rangeOf(request.headers.range, bytes)
  reply.header('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${bytes}`).send()
  if (range === 'all') return reply.header('Content-Length', bytes).send(await read())
  return reply
    .code(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`)
    .header('Content-Length', range.end - range.start + 1)
    .send(await read(range))
}
