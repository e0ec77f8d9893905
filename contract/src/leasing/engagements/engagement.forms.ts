import { z } from 'zod'
import { rowId, wholeNumber } from '../../values/fields.ts'
import { agentTermFields, checkTenure } from '../../people/connections/agent-terms.forms.ts'

export const EditAssetAssignmentInput = z
  .strictObject({ AssignmentId: rowId('Assignment'), Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }), ...agentTermFields })
  .superRefine(checkTenure)
