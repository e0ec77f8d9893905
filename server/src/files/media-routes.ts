import { ImageNotFound, UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AccountActor } from '../rpc/actor.ts'
import { actorIn } from '../rpc/claims-of.ts'
import { CallFailure } from '../rpc/failure.ts'
import { hasCopy } from '../http/has-copy.ts'
import type { HttpOptions } from '../http/http.ts'
import { answer, sessionOf } from '../http/file-answers.ts'
import type { FilePurpose, MediaAddress } from './file-purpose.ts'
import { type ServedPicture, readPictureFile } from './pictures/picture-files.ts'
import { findUploadedPicture } from './pictures/picture-uploads.ts'
import { senderOf } from './upload.queries.ts'
import { type ServedFile, describeFile } from './served-file.ts'

const FILE = /^(\d{1,5})\.(webp|avif)$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const PREVIEW_WIDTH = 400

type Size = { readonly width: number; readonly format: 'webp' | 'avif' }

/**
 * Pictures, each where its purpose says and for the readers that it names; for all others they do not exist. A copy that is good for
 * minutes is asked after again: a browser that has it is told so without sending it again.
 */
export function mountMediaRoutes(server: FastifyInstance, options: HttpOptions, purposes: readonly FilePurpose[]): void {
  const { services } = options
  const withPreview = purposes.filter(({ hasPreview }) => hasPreview).map(({ name }) => name)
  for (const { media } of purposes) if (media) mountPictures(media)

  server.get<{ Params: { uploadId: string } }>('/media/uploads/:uploadId', (request, reply) =>
    answer(request, reply, options, async () => {
      const actor = await sessionOf(options, request)
      const { uploadId } = request.params
      const image = actor && UUID.test(uploadId) ? await findSent(actor, uploadId) : null
      if (!image) throw new CallFailure(UploadNotFound)
      return sendImage(reply, image, { width: previewWidth(image), format: 'webp' }, 'private')
    }),
  )

  /** What they have sent for whom they act for, or for themselves: a picture of their own is theirs whichever profile is active. */
  async function findSent(actor: AccountActor, uploadId: string): Promise<ServedPicture | null> {
    const [acting, own] = [senderOf(actor), senderOf(actorIn('personal', actor))]
    const found = await findUploadedPicture(services, acting, withPreview, uploadId)
    return found ?? (own.accountId === acting.accountId ? null : findUploadedPicture(services, own, withPreview, uploadId))
  }

  function mountPictures({ path, find }: MediaAddress): void {
    server.get<{ Params: { id: string; file: string } }>(path, (request, reply) =>
      answer(request, reply, options, async () => {
        const { id } = request.params
        const size = sizeOf(request.params.file)
        if (!size || !UUID.test(id)) throw new CallFailure(ImageNotFound)
        const found = await find(services, id, () => sessionOf(options, request))
        if (!found?.picture.widths.includes(size.width)) throw new CallFailure(ImageNotFound)
        const { picture, cache } = found
        if (cache !== 'shortLived') return sendImage(reply, picture, size, cache)
        const tag = `"${id.toLowerCase()}-${size.width}-${size.format}"`
        void reply.header('ETag', tag)
        if (hasCopy(request, tag)) return describePicture(reply, size, cache).code(304).send()
        return sendImage(reply, picture, size, cache)
      }),
    )
  }

  async function sendImage(reply: FastifyReply, image: ServedPicture, size: Size, cache: ServedFile['cache']): Promise<FastifyReply> {
    const content = image.widths.includes(size.width) ? await readPictureFile(services, image, size.width, size.format) : null
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
