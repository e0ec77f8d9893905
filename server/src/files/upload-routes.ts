import { signedIn } from '@keystead/contract/rpc/access.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Permission } from '@keystead/contract/rpc/permissions.ts'
import { emptyMessage, invalidMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountActor } from '../rpc/actor.ts'
import { may } from '../rpc/call-context.ts'
import { actorIn } from '../rpc/claims-of.ts'
import { authenticate, checkSameSite, originOf } from '../http/authenticate.ts'
import { allowLongBody } from '../http/body-time.ts'
import { checkAccess } from '../http/check-access.ts'
import { CallFailure, failField } from '../rpc/failure.ts'
import { type HttpOptions, sendFailure } from '../http/http.ts'
import { networkOf } from '../process/network-of.ts'
import type { Services } from '../rpc/services.ts'
import { type IncomingFile, receiveFile } from './incoming-file.ts'
import type { FilePurpose, Sender } from './file-purpose.ts'
import { FileFormatInvalid } from './pictures/picture-uploads.ts'
import { countUnusedUploads, senderOf, type UploadSender } from './upload.queries.ts'
import { text } from './upload.text.ts'

/** Header names of an upload, besides those of every call. */
const UploadHeaders = { fileName: 'file-name', purpose: 'file-purpose' } as const

/** Of all uploads; what a file is for may ask for more. */
const UPLOAD = { name: 'Upload', kind: 'command', access: signedIn({ profiles: 'any' }), permission: 'any member' } as const
const UPLOADS_PER_MINUTE = 120
/** Files that one person may send in a day without using them. */
const MOST_UNUSED_UPLOADS = 200
const LONGEST_FILE_NAME = 255

/** Controls, and marks that turn the direction of writing: they show another name than the file has. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** What the account's plan lets in; handed in, since files know no plans. */
export type UploadLimits = {
  /** Ends the upload with a failure where there is no room for so many bytes. */
  checkRoom(services: Services, accountId: string, bytes: number): Promise<void>
}

type UploadOptions = HttpOptions & UploadLimits & { readonly purposes: readonly FilePurpose[] }

/** Raw bodies, streamed: nothing is parsed and nothing is held in memory. */
export function mountUploadRoute(server: FastifyInstance, options: UploadOptions): void {
  const bodyLimit = Math.max(...options.purposes.map(({ maxBytes }) => maxBytes))
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post('/uploads', { bodyLimit }, (request, reply) => answerUpload(request, reply, options))
  })
}

async function answerUpload(request: FastifyRequest, reply: FastifyReply, options: UploadOptions): Promise<FastifyReply> {
  const { services } = options
  try {
    const actor = await admitSender(request, options)
    allowLongBody(request)
    const purpose = purposeOf(request, options.purposes)
    const permission = permissionOf(purpose, actor)
    checkAccess({ ...purpose, permission }, actor)
    const sender = senderOf(actorIn(permission, actor))
    const fileName = fileNameOf(request, purpose.extensions)
    await checkQuota(services, sender)
    await options.checkRoom(services, sender.accountId, Number(request.headers['content-length'] ?? 0))

    const file = await receiveFile(services, request.raw, purpose)
    const isWanted = () => !request.socket.destroyed
    const taken = await takeOver(options, purpose, file, { ...sender, fileName, isWanted })
    if (!taken) return reply.hijack()
    const { uploadId: UploadId } = taken
    const PreviewUrl = purpose.hasPreview ? `/media/uploads/${UploadId}` : null
    const Data = { UploadId, FileName: fileName, Bytes: file.bytes, PreviewUrl }
    return await reply.header('Cache-Control', 'no-store').send({ StatusCode: 200, Data })
  } catch (error) {
    if (request.socket.destroyed) {
      services.log.info({ event: 'upload-broken-off', reason: String(error) }, 'upload')
      return reply.hijack()
    }
    // What the sender still sends is let through unread, so that the answer arrives and the connection stays usable.
    request.raw.resume()
    sendFailure(reply, error, services, 'Upload')
    return reply
  }
}

/** Someone signed in who has not sent too much. */
async function admitSender(request: FastifyRequest, options: HttpOptions): Promise<AccountActor> {
  const { services, cookies, floodGuard } = options
  checkSameSite(request, services.settings)
  const origin = originOf(request, services)
  floodGuard.admit(`upload:${networkOf(origin.ip)}`, UPLOADS_PER_MINUTE * 5)
  const actor = await authenticate(services, request, UPLOAD, request.cookies[cookies.sessionName])
  checkAccess(UPLOAD, actor)
  if (actor.kind !== 'account') throw new CallFailure(CallErrors.SignInRequired)
  floodGuard.admit(`upload:${actor.accountId}`, UPLOADS_PER_MINUTE)
  return actor
}

function permissionOf({ permission, orPermission }: FilePurpose, actor: AccountActor): Permission {
  return orPermission && may(actor, orPermission) ? orPermission : permission
}

function purposeOf(request: FastifyRequest, purposes: readonly FilePurpose[]): FilePurpose {
  const given = request.headers[UploadHeaders.purpose]
  return purposes.find(({ name }) => name === given) ?? failField('File-Purpose', invalidMessage(text.filePurpose))
}

/** The name as the person knows the file. It is shown and never becomes a path. */
function fileNameOf(request: FastifyRequest, extensions: readonly string[]): string {
  const encoded = request.headers[UploadHeaders.fileName]
  if (typeof encoded !== 'string' || encoded === '') return failField('File-Name', emptyMessage(text.fileName))
  const name = decoded(encoded)?.replace(UNSEEN, '').trim()
  if (!name || name.length > LONGEST_FILE_NAME || /[\p{Cs}/\\]/u.test(name)) return failField('File-Name', invalidMessage(text.fileName))
  const extension = name.includes('.') ? name.split('.').at(-1)!.toLowerCase() : ''
  if (!extensions.includes(extension)) throw new CallFailure(FileFormatInvalid, { fields: { 'File-Name': messages.fileFormat } })
  return name
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

async function checkQuota({ database }: Services, sender: UploadSender): Promise<void> {
  const { accountId } = sender
  const unused = await database.transaction({ kind: 'account', accountId }, (db) => countUnusedUploads(db, sender), { readOnly: true })
  if (unused >= MOST_UNUSED_UPLOADS) {
    throw new CallFailure(CallErrors.TooManyRequests, { retryAfterSeconds: 3_600, note: 'too many unused uploads' })
  }
}

/** Hands a complete file to its purpose; what is not taken over does not stay. */
async function takeOver(
  { services, checkRoom }: UploadOptions,
  purpose: FilePurpose,
  file: IncomingFile,
  sender: Sender,
): Promise<{ uploadId: string } | null> {
  try {
    // Once more, since a sender may say nothing of the length, or something else.
    await checkRoom(services, sender.accountId, file.bytes)
    return await purpose.take(services, file, sender)
  } finally {
    // What is not taken away here is swept: the file that was taken over is there all the same.
    await services.files.delete(file.key).catch((error: unknown) => services.log.warn({ err: error }, 'a file stays incoming'))
  }
}
