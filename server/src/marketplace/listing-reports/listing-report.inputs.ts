import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  ReportListing: (_objects, { listedAssetId }) => ({
    AssetId: listedAssetId,
    ReasonId: 1,
    Message: 'They asked for gift cards before a tour.',
    Email: `${randomUUID()}@example.com`,
  }),
}
