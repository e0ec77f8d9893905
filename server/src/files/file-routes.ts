import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../rpc/http.ts'
import { mountDownloadRoutes } from './download-routes.ts'
import { mountMediaRoutes } from './media-routes.ts'
import { type UploadLimits, mountUploadRoute } from './upload-routes.ts'

/** Files do not travel in calls: they come in by an upload, and go out as media or behind a signed link. */
export function mountFileRoutes(server: FastifyInstance, options: HttpOptions, limits: UploadLimits): void {
  mountUploadRoute(server, options, limits)
  mountMediaRoutes(server, options)
  mountDownloadRoutes(server, options)
}
