import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { networkOf } from './network-of.ts'

/** Ends connections of a network that has as many open as one may have. Its idle ones and its event streams count, too. */
export function limitConnections(server: Server, most: number, log: Logger): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > most) return void socket.destroy()
    // Once on the way up; each that comes after it would fill the log.
    if (count === most) log.warn({ event: 'connections-used-up', network, most }, 'security')
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
