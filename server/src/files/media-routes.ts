import { ImageNotFound, UploadNotFound } from '@keystead/contract/properties/images/image.operations.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findImageForAccount, findListedImage } from '../properties/images/image.public.ts'
import { CallFailure } from '../rpc/failure.ts'
import { hasCopy } from '../rpc/has-copy.ts'
import type { HttpOptions } from '../rpc/http.ts'
import { findProfilePicture } from '../identity/profiles/profile.public.ts'
import { answer, sessionOf } from './file-answers.ts'
import { type ServedPicture, readPictureFile } from './pictures/picture-files.ts'
import { findUploadedPicture } from './pictures/picture-uploads.ts'
import { type ServedFile, describeFile } from './served-file.ts'

const FILE = /^(\d{1,5})\.(webp|avif)$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const PREVIEW_WIDTH = 400

type Size = { readonly width: number; readonly format: 'webp' | 'avif' }

/**
 * Pictures. Those of a listed property and of people are public and never change under their address; all others are for
 * sessions of whoever manages the property, shares it, works for it or lives there, and for anybody else they do not exist. A home may leave the market any day, so copies of its
 * pictures are good for minutes; whoever has one already is told so without sending it again.
 */
export function mountMediaRoutes(server: FastifyInstance, options: HttpOptions): void {
  const { services } = options

  server.get<{ Params: { imageId: string; file: string } }>('/media/:imageId/:file', (request, reply) =>
    answer(request, reply, options, async () => {
      const size = sizeOf(request.params.file)
      const { imageId } = request.params
      if (!size || !UUID.test(imageId)) throw new CallFailure(ImageNotFound)
      const listed = await findListedImage(services.database.db, imageId)
      const image = listed ?? (await findImageOfSession(options, request, imageId))
      if (!listed) return sendImage(reply, image, size, 'private')
      if (!listed.widths.includes(size.width)) throw new CallFailure(ImageNotFound)
      const tag = `"${imageId.toLowerCase()}-${size.width}-${size.format}"`
      void reply.header('ETag', tag)
      if (hasCopy(request, tag)) return describePicture(reply, size, 'shortLived').code(304).send()
      return sendImage(reply, listed, size, 'shortLived')
    }),
  )

  server.get<{ Params: { uploadId: string } }>('/media/uploads/:uploadId', (request, reply) =>
    answer(request, reply, options, async () => {
      const actor = await sessionOf(options, request)
      const { uploadId } = request.params
      const image = actor && UUID.test(uploadId) ? await findUploadedPicture(services, actor.accountId, uploadId) : null
      if (!image) throw new CallFailure(UploadNotFound)
      return sendImage(reply, image, { width: previewWidth(image), format: 'webp' }, 'private')
    }),
  )

  server.get<{ Params: { pictureId: string; file: string } }>('/media/profiles/:pictureId/:file', (request, reply) =>
    answer(request, reply, options, async () => {
      const size = sizeOf(request.params.file)
      const { pictureId } = request.params
      const picture = size && UUID.test(pictureId) ? await findProfilePicture(services.database.db, pictureId) : null
      if (!size || !picture) throw new CallFailure(ImageNotFound)
      return sendImage(reply, picture, size, 'immutable')
    }),
  )

  async function sendImage(
    reply: FastifyReply,
    image: ServedPicture | null,
    size: Size,
    cache: ServedFile['cache'],
  ): Promise<FastifyReply> {
    const content = image?.widths.includes(size.width) ? await readPictureFile(services, image, size.width, size.format) : null
    if (!content) throw new CallFailure(ImageNotFound)
    return describePicture(reply, size, cache).send(Buffer.from(content))
  }
}

function describePicture(reply: FastifyReply, { format }: Size, cache: ServedFile['cache']): FastifyReply {
  return describeFile(reply, { contentType: `image/${format}`, fileName: `photo.${format}`, disposition: 'inline', cache })
}

/** The smallest size that is sharp in a preview, or the largest that there is. */
function previewWidth({ widths }: ServedPicture): number {
  return widths.find((width) => width >= PREVIEW_WIDTH) ?? widths.at(-1) ?? 0
}

function sizeOf(file: string): Size | null {
  const [, width, format] = FILE.exec(file) ?? []
  return width && format ? { width: Number(width), format: format as Size['format'] } : null
}

async function findImageOfSession(options: HttpOptions, request: FastifyRequest, imageId: string): Promise<ServedPicture | null> {
  const actor = await sessionOf(options, request)
  if (!actor) return null
  const { database } = options.services
  return database.transaction({ kind: 'account', accountId: actor.accountId }, (db) => findImageForAccount(db, actor.accountId, imageId), {
    readOnly: true,
  })
}
