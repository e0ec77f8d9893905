import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetAgents: () => ({ Place: 'Denver, CO', CategoryId: 21, Text: 'pat', Sort: 'distance', PageIndex: 0, PageSize: 12 }),
  GetTopAgents: () => ({ Count: 6 }),
  GetProfileDetails: (_objects, { publicProfileId }) => ({ ProfileId: publicProfileId }),
}
