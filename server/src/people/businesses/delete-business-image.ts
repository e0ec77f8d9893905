import type { DeleteBusinessImage } from '@keystead/contract/people/businesses/business.operations.ts'
import { ImageNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedPart } from './business.access.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { deleteBusinessImageRow, listBusinessImages } from './business-image.queries.ts'
import { presentBusinessImage } from './business.present.ts'
import { lockOwnBusiness } from './lock-own-business.ts'

export const deleteBusinessImage: Handler<typeof DeleteBusinessImage, ReachedPart> = async (context) => {
  const { db, services, owned } = context
  await lockOwnBusiness(context)
  const storageKey = (await deleteBusinessImageRow(db, owned.scope, owned.partId)) ?? fail(ImageNotFound)
  await noteInHistory(context, owned, say(text, 'pictures'))
  context.audit(owned.businessId, { image: owned.partId })
  context.afterCommit(() => releasePicture(services, storageKey))
  return { Images: (await listBusinessImages(db, owned.scope)).map(presentBusinessImage) }
}
