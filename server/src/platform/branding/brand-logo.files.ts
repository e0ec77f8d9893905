import { signedIn } from '@keystead/contract/rpc/access.ts'
import { everything } from '../../database/pool.ts'
import type { FilePurpose } from '../../files/file-purpose.ts'
import { picturePurpose } from '../../files/pictures/picture-purpose.ts'
import { processLogo } from '../../files/pictures/picture.ts'
import { KEPT_LOGOS, findLogo } from './branding.queries.ts'

export const LOGO_PURPOSE = 'branding-logo'

const ANY_VERSION = everything('logos of all accounts are in emails that were sent')

/** Logos stand in emails and on public pages, so they are public once they are used; under the address of a version none ever changes. */
export const brandLogoFiles: FilePurpose = picturePurpose({
  name: LOGO_PURPOSE,
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'branding:edit',
  process: processLogo,
  keptKeys: KEPT_LOGOS,
  media: {
    path: '/media/brands/:id/:file',
    async find({ database }, brandId) {
      const logo = await database.transaction(ANY_VERSION, (db) => findLogo(db, brandId), { readOnly: true })
      return logo && { picture: { storage_key: logo.storage_key, widths: [logo.width] }, cache: 'immutable' }
    },
  },
})
