import { CallErrors, defineError } from '@keystead/contract/rpc/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/env.ts'
import { hostNameIn, isLoopback } from '../settings/host-names.ts'
import { CallFailure } from '../rpc/failure.ts'

const HostNotServed = defineError('HostNotServed', 403, 'This is a demo, and it does not answer at this address.')

/**
 * Addresses are made of the Host header, so it has to be one. A demo, which lets everyone in, answers only at names that
 * no other site can take: those of this machine, and with `DEMO=open` that of PUBLIC_URL. Otherwise any page could point
 * a name of its own here and read the demo through its visitor's browser.
 */
export function checkHost({ headers }: FastifyRequest, settings: Settings): void {
  const name = hostNameIn(headers.host)
  if (name === null) throw new CallFailure(CallErrors.MalformedRequest)
  if (!settings.demo) return
  // A proxy on this machine asks by a name of it, and says here by which name it was asked itself.
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((list) => list.split(','))
  const names = [name, ...forwarded.map((host) => hostNameIn(host.trim()))]
  if (!names.every((each) => each !== null && isDemoName(each, settings))) throw new CallFailure(HostNotServed)
}

function isDemoName(name: string, { DEMO, PUBLIC_URL }: Settings): boolean {
  return isLoopback(name) || (DEMO === 'open' && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).hostname === name)
}
