import { signedIn } from '@keystead/contract/rpc/access.ts'
import type { FilePurpose, ReadablePicture } from '../../files/file-purpose.ts'
import { picturePurpose } from '../../files/pictures/picture-purpose.ts'
import { processSquareLogo, processPicture } from '../../files/pictures/picture.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { rowsOf } from '../../rpc/claims-of.ts'
import type { Services } from '../../rpc/services.ts'
import { KEPT_BUSINESS_IMAGES, findBusinessImage } from './business-image.queries.ts'

const those = { access: signedIn({ profiles: ['Owner', 'Agent'] }), permission: 'branding:edit' } as const

/** Pictures of businesses: of one that is listed everyone sees them, of others its members. */
export const businessImageFiles: FilePurpose = picturePurpose({
  ...those,
  name: 'business-image',
  process: processPicture,
  keptKeys: KEPT_BUSINESS_IMAGES,
  media: { path: '/media/businesses/:id/:file', find: findReadable },
})

/** Logos become the picture of the profile, whose files serve them (`profile_picture`). */
export const businessLogoFiles: FilePurpose = picturePurpose({
  ...those,
  name: 'business-logo',
  process: processSquareLogo,
  keptKeys: null,
  media: null,
})

async function findReadable(
  { database }: Services,
  imageId: string,
  reader: () => Promise<AccountActor | null>,
): Promise<ReadablePicture | null> {
  const listed = await database.transaction({ kind: 'public' }, (db) => findBusinessImage(db, imageId), { readOnly: true })
  if (listed) return { picture: listed, cache: 'shortLived' }
  const actor = await reader()
  if (!actor) return null
  const picture = await database.transaction(rowsOf(actor), (db) => findBusinessImage(db, imageId), { readOnly: true })
  return picture && { picture, cache: 'private' }
}
