import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetAgents: () => ({ Place: 'Denver, CO', Kind: 'agents', CategoryId: 21, Text: 'pat', Sort: 'distance', PageIndex: 0, PageSize: 12 }),
  GetProfileDetails: (_objects, { publicProfileId }) => ({ ProfileId: publicProfileId }),
}
