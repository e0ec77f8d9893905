import type { IncomingMessage } from 'node:http'
import { defineError } from '@keystead/contract/rpc/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallFailure } from '../rpc/failure.ts'

const RequestTooSlow = defineError('RequestTooSlow', 408, 'The request took too long to arrive. Please try again.')

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * From the end of its headers on, a request has so long to bring its body, whatever becomes of the request; else a sender
 * of one byte now and then keeps a connection for as long as the longest upload may take.
 */
export function limitBodyTime(server: FastifyInstance, bodyMs: number): void {
  server.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!bringsBody(raw)) return
    const timer = setTimeout(() => end(request, reply), bodyMs)
    timers.set(raw, timer)
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
  })
}

/** For a sender who is known and brings a large file: the server's own limits hold, and that of falling silent. */
export function allowLongBody({ raw }: FastifyRequest): void {
  clearTimeout(timers.get(raw))
}

function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function end({ raw }: FastifyRequest, reply: FastifyReply): void {
  // What reads the body hears of it as of any that breaks off, and answers. Where nothing does, there is nothing to say.
  const isBeingRead = !reply.sent && raw.listenerCount('error') > 0
  if (!isBeingRead) return void raw.destroy()
  reply.header('Connection', 'close')
  raw.emit('error', new CallFailure(RequestTooSlow))
}
