import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export type BlackHoleProxy = {
  /** The same database, by way of the proxy. */
  readonly url: string
  /** From now on nothing comes through the connections of this moment, and neither end is told. New ones work. */
  swallowAll(): void
  close(): Promise<void>
}

/** Between a server and its database: becomes what a fail-over, or a firewall that forgets, makes of open connections. */
export async function startBlackHoleProxy(databaseUrl: string): Promise<BlackHoleProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<{ near: Socket; far: Socket }>()
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair = { near, far }
    pairs.add(pair)
    near.on('close', () => pairs.delete(pair))
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    swallowAll() {
      for (const { near, far } of pairs) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    close: () => {
      const closed = new Promise<void>((resolve) => proxy.close(() => resolve()))
      for (const { near } of pairs) near.destroy()
      return closed
    },
  }
}
