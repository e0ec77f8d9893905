import { defineError } from '@keystead/contract/rpc/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type HttpOptions, sendFailure } from '../http/http.ts'
import { networkOf } from '../process/network-of.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { Services } from '../rpc/services.ts'
import { recordDelivery } from './webhook.queries.ts'
import type { TakenDelivery, Webhook } from './webhook.ts'

const SignatureInvalid = defineError('SignatureInvalid', 400, 'The signature does not fit what was sent.')

/**
 * `POST /webhooks/{name}`: companies, not browsers. Nothing of a session or a page counts here, and no other site is
 * kept out: the signature alone says who speaks.
 */
export function mountWebhooks(server: FastifyInstance, options: HttpOptions, webhooks: readonly Webhook[]): void {
  // In a scope of its own: bodies of any type are taken here, and nothing reads them before the receiver.
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const webhook of webhooks)
      scope.post(`/webhooks/${webhook.name}`, { bodyLimit: webhook.mostBytes }, (request, reply) =>
        answerDelivery(request, reply, webhook, options),
      )
  })
}

async function answerDelivery(
  request: FastifyRequest,
  reply: FastifyReply,
  webhook: Webhook,
  { services, floodGuard }: HttpOptions,
): Promise<FastifyReply> {
  const { settings, log } = services
  try {
    floodGuard.admit(`webhook:${networkOf(request.ip)}`, settings.CALLS_PER_MINUTE * 5)
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const taken = webhook.receive(services, { headers: request.headers, body })
    if (!taken) {
      log.warn({ event: 'webhook-refused', webhook: webhook.name, ip: request.ip }, 'security')
      throw new CallFailure(SignatureInvalid)
    }
    await take(services, webhook, taken)
    return reply.code(204).send()
  } catch (error) {
    return sendFailure(reply, error, services, `/webhooks/${webhook.name}`)
  }
}

/** Noted and enqueued together: what was answered with yes is done, once. */
async function take({ database, jobs }: Services, { name }: Webhook, { deliveryId, job, data }: TakenDelivery): Promise<void> {
  await database.transaction({ kind: 'public' }, async (db) => {
    if (await recordDelivery(db, name, deliveryId)) await jobs.enqueue(db, job, data, `${name}:${deliveryId}`)
  })
}
