import type { FastifyInstance } from 'fastify'
import type { Transport } from '../../tools/client/client.ts'

/** Hands calls to the server without a socket between: for very many of them. What streams goes over one. */
export function inProcess(server: FastifyInstance, overSocket: Transport): Transport {
  return async (path, request) => {
    const { headers, body } = request
    if (request.method !== 'POST' || typeof body !== 'string') return overSocket(path, request)
    const answer = await server.inject({ method: 'POST', url: path, headers, payload: body })
    const answered = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) answered.append(name, String(one))
    return new Response(answer.payload, { status: answer.statusCode, headers: answered })
  }
}
