import { FeedNotFound } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import type { FastifyInstance } from 'fastify'
import { type FeedFormat, feedDocument, openFeed } from '../marketplace/feeds/feed.public.ts'
import { CallFailure } from '../rpc/failure.ts'
import { type HttpOptions, sendFailure } from '../http/http.ts'
import { networkOf } from '../process/network-of.ts'

const FILE = /^([\w-]{20,64})\.(json|xml)$/
const CONTENT_TYPES: Readonly<Record<FeedFormat, string>> = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}
/** A portal comes a few times a day. */
const READS_PER_MINUTE = 30

/** Where partners read feeds: whoever knows the address. Everything else is answered as if there were no such feed. */
export function mountFeedRoutes(server: FastifyInstance, { services, floodGuard }: HttpOptions): void {
  server.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    try {
      floodGuard.admit(`feed:${networkOf(request.ip)}`, READS_PER_MINUTE)
      const [, token, format] = FILE.exec(request.params.file) ?? []
      const feed = token ? await openFeed(services, token) : null
      if (!feed) throw new CallFailure(FeedNotFound)
      return await reply
        .header('Content-Type', CONTENT_TYPES[format as FeedFormat])
        .header('Cache-Control', 'private, no-store')
        .header('X-Robots-Tag', 'noindex')
        .send(feedDocument(services, feed, format as FeedFormat, services.mailer.siteAddress()))
    } catch (error) {
      // The address is the secret: it stays out of the log.
      sendFailure(reply, error, services, '/feeds/:file')
      return reply
    }
  })
}
