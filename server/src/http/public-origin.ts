import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/env.ts'

/**
 * The address that this browser knows the installation by: as configured, else as it asked. For what belongs to the
 * asking browser alone; what others read (emails, tickets, feeds) begins with `mailer.siteAddress()`.
 */
export function publicOrigin(settings: Settings, request: FastifyRequest): string {
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin
  // The Host header itself, never X-Forwarded-Host: most proxies let through whatever the caller wrote there.
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.headers.host ?? ''}`
}
