import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountActor } from '../rpc/actor.ts'
import { type HttpOptions, sendFailure } from './http.ts'

/** Who asks for a file. A page's own requests carry the cookie and no call headers. */
export async function sessionOf({ services, cookies }: HttpOptions, request: FastifyRequest): Promise<AccountActor | null> {
  const secret = request.cookies[cookies.sessionName]
  return secret ? services.sessions.find(services.database.db, secret) : null
}

/** Sends what `work` makes, and failures in the envelope of calls. */
export async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { services }: HttpOptions,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    sendFailure(reply, error, services, request.routeOptions.url ?? 'file')
    return reply
  }
}
