import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { INCOMING } from './house-files.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { Services } from '../rpc/services.ts'

/** A sender that is silent for this long is let go. */
const STALL_MS = 30_000

export type IncomingFile = { readonly key: string; readonly bytes: number }

/** Streams a request's body to the store. When it breaks off or grows too large, nothing of it stays. */
export async function receiveFile(
  services: Services,
  request: IncomingMessage,
  { maxBytes, tooLarge, stallMs = STALL_MS }: { maxBytes: number; tooLarge: ErrorDefinition; stallMs?: number },
): Promise<IncomingFile> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new CallFailure(tooLarge)
  const key = `${folderOfDay(services.clock.now())}${randomUUID()}`
  const counter = { bytes: 0 }
  request.setTimeout(stallMs, () => request.destroy(new Error('the sender stalled')))
  try {
    await services.files.putStream(key, Readable.from(limited(request, maxBytes, tooLarge, counter), { objectMode: false }))
    return { key, bytes: counter.bytes }
  } finally {
    request.setTimeout(0)
  }
}

/** The body up to a limit. The connection is kept past it, so that the answer still reaches the sender. */
async function* limited(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: ErrorDefinition,
  counter: { bytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    counter.bytes += chunk.length
    if (counter.bytes > maxBytes) throw new CallFailure(tooLarge)
    yield chunk
  }
}

function folderOfDay(now: Date): string {
  return `${INCOMING}${now.toISOString().slice(0, 10)}/`
}
