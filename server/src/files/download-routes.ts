import { defineError } from '@keystead/contract/rpc/errors.ts'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../rpc/failure.ts'
import type { HttpOptions } from '../rpc/http.ts'
import { readDownloadToken } from './downloads.ts'
import { answer, sessionOf } from './file-answers.ts'
import { describeFile } from './served-file.ts'

const DownloadNotFound = defineError('DownloadNotFound', 404, 'This link has expired. Please ask for the file again.')

/** Files behind short signed links: for the account that asked, as long as its session lives. */
export function mountDownloadRoutes(server: FastifyInstance, options: HttpOptions): void {
  const { services } = options
  // What comes last may be long: a choice of two hundred homes. A named parameter would be cut short.
  server.get<{ Params: { '*': string } }>('/downloads/*', (request, reply) =>
    answer(request, reply, options, async () => {
      const link = readDownloadToken(services, request.params['*'])
      const actor = await sessionOf(options, request)
      const isTheirs = link !== null && actor?.accountId === link.accountId
      const download = isTheirs ? await link.kind.open(services, { accountId: link.accountId, subject: link.subject }) : null
      if (!download) throw new CallFailure(DownloadNotFound)
      return describeFile(reply, {
        contentType: download.contentType,
        fileName: download.fileName,
        disposition: 'attachment',
        cache: 'private',
      }).send(download.stream)
    }),
  )
}
