import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../http/http.ts'
import type { FilePurpose } from './file-purpose.ts'
import { mountDownloadRoutes } from './download-routes.ts'
import { mountMediaRoutes } from './media-routes.ts'
import { type UploadLimits, mountUploadRoute } from './upload-routes.ts'

/** Files do not travel in calls: they come in by an upload, and go out as media or behind a signed link. */
export function mountFileRoutes(
  server: FastifyInstance,
  options: HttpOptions,
  purposes: readonly FilePurpose[],
  limits: UploadLimits,
): void {
  mountUploadRoute(server, { ...options, ...limits, purposes })
  mountMediaRoutes(server, options, purposes)
  mountDownloadRoutes(server, options)
}
