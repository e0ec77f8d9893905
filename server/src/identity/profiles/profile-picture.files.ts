import { signedIn } from '@keystead/contract/rpc/access.ts'
import { PORTRAIT_WIDTHS } from '@keystead/contract/values/uploads.ts'
import type { FilePurpose } from '../../files/file-purpose.ts'
import { picturePurpose } from '../../files/pictures/picture-purpose.ts'
import { processPortrait } from '../../files/pictures/picture.ts'
import { KEPT_PICTURES, findStoredPicture } from './profile-picture.queries.ts'

/** Pictures of people. They are public and never change under their address; every one has all the sizes. */
export const profilePictureFiles: FilePurpose = picturePurpose({
  name: 'profile-picture',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'personal',
  process: processPortrait,
  keptKeys: KEPT_PICTURES,
  media: {
    path: '/media/profiles/:id/:file',
    async find({ database }, pictureId) {
      const stored = await findStoredPicture(database.db, pictureId)
      return stored && { picture: { ...stored, widths: PORTRAIT_WIDTHS }, cache: 'immutable' }
    },
  },
})
