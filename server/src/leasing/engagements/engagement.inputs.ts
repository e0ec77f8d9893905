import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { dayAhead } from '../../../test/day-ahead.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  EditAssetAssignment: ({ agentAssignmentId, agentAssignmentVersion }) => ({
    AssignmentId: agentAssignmentId,
    Version: agentAssignmentVersion,
    ContractTypeId: 2,
    TenureStart: dayAhead(0),
    TenureEnd: dayAhead(90),
    FeePercent: 8.5,
    Scopes: ['list', 'tenants'],
  }),
}
