import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'

/** The text that scanners find to show that they do. In parts, since they would find it here as well. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')

type Clamd = {
  /** What it says once it has everything. */
  readonly verdict?: (content: Buffer) => string
  /** In place of all that: what it does with a connection. */
  readonly misbehave?: (socket: Socket) => void
}

/** Those that run, with who is connected. */
export const opened: { server: Server; sockets: Set<Socket> }[] = []
export async function closeClamds(): Promise<void> {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
}

export const honest = (content: Buffer) => (content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')

/** Speaks the protocol of clamd as far as it wants to. */
export async function startClamd({ verdict = honest, misbehave }: Clamd = {}, path?: string): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (misbehave) misbehave(socket)
    else answer(socket, verdict).catch(() => {})
  })
  opened.push({ server, sockets })
  server.listen(path ? { path } : { port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  return path ? `clamd://${path}` : `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function answer(socket: Socket, verdict: (content: Buffer) => string): Promise<void> {
  let bytes = Buffer.alloc(0)
  for await (const piece of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, piece])
    const content = contentIn(bytes)
    if (content) return void socket.end(verdict(content))
  }
}

/** Null where there is more to come. */
function contentIn(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (bytes.length >= command.length && bytes.subarray(0, command.length).toString() !== command) throw new Error('no such command')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
