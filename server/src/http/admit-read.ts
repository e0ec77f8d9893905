import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/env.ts'
import { networkOf } from '../process/network-of.ts'
import type { FloodGuard } from '../rpc/quota.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many ordinary reads one of this route counts for; a file that lies there is one. */
    cost?: number
  }
}

/** Rendering a page, or reading a folder. */
export const COSTS_A_PAGE = 5
/** Tens of thousands of rows in one answer. */
export const COSTS_A_LIST_OF_ALL = 60

/** The one limit of whatever is read by its address: pages, files, documents. As wide for a network as that of its calls. */
export function admitRead(request: FastifyRequest, floodGuard: FloodGuard, { CALLS_PER_MINUTE }: Settings): void {
  if (request.method === 'POST') return
  const { cost = 1 } = request.routeOptions.config
  floodGuard.admit(`read:${networkOf(request.ip)}`, CALLS_PER_MINUTE * 5, cost)
}
