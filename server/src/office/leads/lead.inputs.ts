import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetLeads: () => ({ Kind: 'all', WaitingOnly: true, PageIndex: 0, PageSize: 10 }),
  GetLeadCounts: () => ({}),
}
