import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  ReportListing: (_objects, { listedAssetId }) => ({
    AssetId: listedAssetId,
    ReasonId: 1,
    Message: 'They asked for gift cards before a tour.',
    Email: `${randomUUID()}@example.com`,
  }),
}
