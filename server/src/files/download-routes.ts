import { signedIn } from '@keystead/contract/rpc/access.ts'
import { defineError } from '@keystead/contract/rpc/errors.ts'
import type { FastifyInstance } from 'fastify'
import { COSTS_A_LIST_OF_ALL } from '../http/admit-read.ts'
import { checkAccess } from '../http/check-access.ts'
import { actorIn } from '../rpc/claims-of.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { HttpOptions } from '../http/http.ts'
import { readDownloadToken } from './downloads.ts'
import { answer, sessionOf } from '../http/file-answers.ts'
import { describeFile } from './served-file.ts'

const DownloadNotFound = defineError('DownloadNotFound', 404, 'This link has expired. Please ask for the file again.')

const DownloadsUnderWay = defineError(
  'DownloadsUnderWay',
  429,
  'Two files are being downloaded already. Please wait until one of them is there, then try again.',
)

/** Each is made while it is sent, for as long as its reader takes. */
const MOST_UNDER_WAY = 2

/** Files behind short signed links: for the account that asked, as long as its session lives. */
export function mountDownloadRoutes(server: FastifyInstance, options: HttpOptions): void {
  const { services } = options
  const ofAccount = new Map<string, number>()

  function begin(accountId: string): () => void {
    const underWay = ofAccount.get(accountId) ?? 0
    if (underWay >= MOST_UNDER_WAY) throw new CallFailure(DownloadsUnderWay, { retryAfterSeconds: 10 })
    ofAccount.set(accountId, underWay + 1)
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      const others = ofAccount.get(accountId)! - 1
      if (others > 0) ofAccount.set(accountId, others)
      else ofAccount.delete(accountId)
    }
  }

  // What comes last may be long: a choice of two hundred homes. A named parameter would be cut short.
  server.get<{ Params: { '*': string } }>('/downloads/*', { config: { cost: COSTS_A_LIST_OF_ALL } }, (request, reply) =>
    answer(request, reply, options, async () => {
      const link = readDownloadToken(services, request.params['*'])
      const actor = await sessionOf(options, request)
      if (link === null || actor === null || ![actor.accountId, actor.actingFor.accountId].includes(link.accountId))
        throw new CallFailure(DownloadNotFound)
      checkAccess({ access: signedIn({ profiles: 'any' }), permission: link.kind.permission, concerns: link.kind.concerns }, actor)
      const { member } = actorIn(link.kind.permission, actor).actingFor
      const end = begin(link.accountId)
      // Whether all was sent or its reader went away; also where it went before there was anything.
      reply.raw.once('close', end)
      if (reply.raw.destroyed) end()
      const download = await link.kind.open(services, {
        accountId: link.accountId,
        memberId: member?.isLimited ? member.memberId : null,
        subject: link.subject,
      })
      if (!download) throw new CallFailure(DownloadNotFound)
      return describeFile(reply, {
        contentType: download.contentType,
        fileName: download.fileName,
        disposition: download.disposition ?? 'attachment',
        cache: 'private',
      }).send(download.stream)
    }),
  )
}
