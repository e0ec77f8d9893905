import { everything } from '../../database/pool.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import type { Services } from '../../rpc/services.ts'
import { deleteUnusedBrands } from './branding.queries.ts'

const VERSIONS_AT_ONCE = 200

/** Versions that were replaced and that nothing was sent with go, and their logos where no other version shows the same. */
export async function clearVersions(services: Services): Promise<void> {
  const logos = await services.jobDatabase.transaction(everything('versions of all accounts'), (db) =>
    deleteUnusedBrands(db, VERSIONS_AT_ONCE),
  )
  // Only now do the files belong to no row.
  for (const key of new Set(logos)) await releasePicture(services, key)
}
