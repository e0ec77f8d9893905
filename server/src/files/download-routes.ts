import { signedIn } from '@keystead/contract/rpc/access.ts'
import { defineError } from '@keystead/contract/rpc/errors.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { COSTS_A_LIST_OF_ALL } from '../http/admit-read.ts'
import { checkAccess } from '../http/check-access.ts'
import { actorIn } from '../rpc/claims-of.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { HttpOptions } from '../http/http.ts'
import { type DownloadLink, readDownloadToken } from './downloads.ts'
import { answer, sessionOf } from '../http/file-answers.ts'
import { describeFile } from './served-file.ts'
import { sendStored } from './served-range.ts'

const DownloadNotFound = defineError('DownloadNotFound', 404, 'This link has expired. Please ask for the file again.')

const DownloadsUnderWay = defineError(
  'DownloadsUnderWay',
  429,
  'Several files are being downloaded already. Please wait until one of them is there, then try again.',
)

/** Files behind short signed links: for the account that asked, as long as its session lives, or for whoever has a secret link of an email. */
export function mountDownloadRoutes(server: FastifyInstance, options: HttpOptions): void {
  const { services } = options
  const ofReader = new Map<string, number>()

  function begin(reader: string, mostAtOnce: number): () => void {
    const underWay = ofReader.get(reader) ?? 0
    if (underWay >= mostAtOnce) throw new CallFailure(DownloadsUnderWay, { retryAfterSeconds: 10 })
    ofReader.set(reader, underWay + 1)
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      const others = ofReader.get(reader)! - 1
      if (others > 0) ofReader.set(reader, others)
      else ofReader.delete(reader)
    }
  }

  // What comes last may be long: a choice of two hundred homes. A named parameter would be cut short.
  server.get<{ Params: { '*': string } }>('/downloads/*', { config: { cost: COSTS_A_LIST_OF_ALL } }, (request, reply) =>
    answer(request, reply, options, async () => {
      const link = readDownloadToken(services, request.params['*']) ?? notFound()
      const { readers, name, mostAtOnce } = link.kind
      const memberId = readers === 'account' ? await memberWhoReads(options, request, link) : null
      const end = begin(`${name} ${readers === 'account' ? link.accountId : readers.ofLink(link.subject)}`, mostAtOnce)
      // Whether all was sent or its reader went away; also where it went before there was anything.
      reply.raw.once('close', end)
      if (reply.raw.destroyed) end()
      const download = (await link.kind.open(services, { accountId: link.accountId, memberId, subject: link.subject })) ?? notFound()
      describeFile(reply, {
        contentType: download.contentType,
        fileName: download.fileName,
        disposition: download.disposition ?? 'attachment',
        cache: 'private',
      })
      return download.stream ? reply.send(download.stream) : sendStored(request, reply, download)
    }),
  )
}

function notFound(): never {
  throw new CallFailure(DownloadNotFound)
}

/** The member of a business who is given a list of its homes; null where all of the account is meant. Fails where the reader is someone else. */
async function memberWhoReads(options: HttpOptions, request: FastifyRequest, { kind, accountId }: DownloadLink): Promise<string | null> {
  const actor = (await sessionOf(options, request)) ?? notFound()
  if (![actor.accountId, actor.actingFor.accountId].includes(accountId)) notFound()
  checkAccess({ access: signedIn({ profiles: 'any' }), permission: kind.permission, concerns: kind.concerns }, actor)
  const { member } = actorIn(kind.permission, actor).actingFor
  return member?.isLimited ? member.memberId : null
}
