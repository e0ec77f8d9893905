import { signedIn } from '@keystead/contract/rpc/access.ts'
import type { FilePurpose, ReadablePicture } from '../../files/file-purpose.ts'
import { picturePurpose } from '../../files/pictures/picture-purpose.ts'
import { processPicture } from '../../files/pictures/picture.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { rowsOf } from '../../rpc/claims-of.ts'
import type { Services } from '../../rpc/services.ts'
import { KEPT_IMAGES, findImageForAccount, findListedImage } from './image.queries.ts'

/** Photos of homes. */
export const imageFiles: FilePurpose = picturePurpose({
  name: 'asset-image',
  access: signedIn({ profiles: ['Owner', 'Agent'] }),
  permission: 'listings:edit',
  process: processPicture,
  keptKeys: KEPT_IMAGES,
  media: { path: '/media/:id/:file', find: findReadableImage },
})

/**
 * Those of a listed property are public and never change under their address; all others are for sessions of those who manage the
 * property, shares it, works for it or lives there, and for anyone else they do not exist. A home may leave the market any day, so
 * copies of its pictures are good for minutes.
 */
async function findReadableImage(
  { database }: Services,
  imageId: string,
  reader: () => Promise<AccountActor | null>,
): Promise<ReadablePicture | null> {
  const listed = await findListedImage(database.db, imageId)
  if (listed) return { picture: listed, cache: 'shortLived' }
  const actor = await reader()
  if (!actor) return null
  const { accountId } = actor.actingFor
  const picture = await database.transaction(rowsOf(actor), (db) => findImageForAccount(db, accountId, imageId), { readOnly: true })
  return picture && { picture, cache: 'private' }
}
