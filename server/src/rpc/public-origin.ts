import type { FastifyRequest } from 'fastify'
import type { Services } from './services.ts'

/** The address that people know this installation by: as configured, else as they asked. */
export function publicOrigin(services: Services, request: FastifyRequest): string {
  return services.settings.PUBLIC_URL ? new URL(services.settings.PUBLIC_URL).origin : `${request.protocol}://${request.host}`
}
