import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestS3 } from './s3-server.ts'

/**
 * What goes wrong with one request. `after`: it is done, and no answer comes. `lie`: it says that something else has arrived. `spoil`: something
 * else arrives, and it does not say so. `slow`: it takes half a second more.
 */
export type Trouble = 'pass' | 'slow' | 'spoil' | 'drop' | 'busy' | 'full' | 'denied' | 'hang' | 'after' | 'cut' | 'stall' | 'lie'

export type TroubledS3 = {
  url(folder: string): string
  /** Of the next requests of this method, in this order; afterwards all is well again. */
  trouble(method: string, ...what: Trouble[]): void
  /** How many requests of a method have come. */
  count(method: string): number
  close(): Promise<void>
}

const SLOW_MS = 500
const ANSWERS = { busy: [503, 'SlowDown'], full: [507, 'XMinioStorageFull'], denied: [403, 'AccessDenied'] } as const

/** The way to a store, on which requests fare as a test wants. */
export async function startTroubledS3(store: Pick<TestS3, 'url' | 'port'>): Promise<TroubledS3> {
  const planned = new Map<string, Trouble[]>()
  const counts = new Map<string, number>()
  const proxy = createServer((request, response) => {
    const method = request.method ?? ''
    counts.set(method, (counts.get(method) ?? 0) + 1)
    const trouble = planned.get(method)?.shift()
    setTimeout(() => answer(request, response, trouble, store.port), trouble === 'slow' ? SLOW_MS : 0)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: (folder) => store.url(folder).replace(`:${store.port}/`, `:${port}/`),
    trouble: (method, ...what) => void planned.set(method, what),
    count: (method) => counts.get(method) ?? 0,
    async close() {
      const closed = new Promise<void>((resolve) => proxy.close(() => resolve()))
      proxy.closeAllConnections()
      await closed
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse, trouble: Trouble | undefined, port: number): void {
  if (trouble === 'hang') return
  if (trouble === 'drop') return void request.socket.destroy()
  if (trouble === 'busy' || trouble === 'full' || trouble === 'denied') {
    const [status, code] = ANSWERS[trouble]
    response.writeHead(status, { connection: 'close' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    return
  }
  const { method, url, headers } = request
  const onward = forward({ host: '127.0.0.1', port, method, path: url, headers }, (found) => {
    if (trouble === 'after') {
      found.resume().on('end', () => request.socket.destroy())
      return
    }
    response.writeHead(found.statusCode ?? 500, withTag(found.headers, trouble))
    if (trouble === 'cut' || trouble === 'stall') sendHalf(found, response, trouble)
    else found.pipe(response)
  })
  onward.on('error', () => request.socket.destroy())
  if (trouble === 'spoil') onward.end(Buffer.alloc(Number(headers['content-length'])))
  else request.pipe(onward)
}

function withTag({ etag, ...headers }: IncomingHttpHeaders, trouble: Trouble | undefined): IncomingHttpHeaders {
  if (trouble === 'spoil') return headers
  return { ...headers, ...(etag && { etag: trouble === 'lie' ? `"${'0'.repeat(32)}"` : etag }) }
}

function sendHalf(found: IncomingMessage, response: ServerResponse, then: 'cut' | 'stall'): void {
  const half = Math.floor(Number(found.headers['content-length']) / 2)
  let sent = 0
  found.on('data', (chunk: Buffer) => {
    if (sent < half) response.write(chunk.subarray(0, half - sent))
    sent += chunk.length
  })
  found.on('end', () => {
    if (then === 'cut') setTimeout(() => response.socket?.destroy(), 50)
  })
}
