import type { FastifyInstance } from 'fastify'
import type { Transport } from '../../tools/client/client.ts'

/** Hands calls to the server without a socket between, as if they came to its address: for very many of them. What streams goes over one. */
export function inProcess(server: FastifyInstance, url: string, overSocket: Transport): Transport {
  const authority = new URL(url).host
  return async (path, request) => {
    const { headers, body } = request
    if (request.method !== 'POST' || typeof body !== 'string') return overSocket(path, request)
    const answer = await server.inject({ method: 'POST', url: path, authority, headers, payload: body })
    const answered = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) answered.append(name, String(one))
    return new Response(answer.payload, { status: answer.statusCode, headers: answered })
  }
}
