import { addDays } from '@keystead/contract/values/dates.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

const TODAY = new Date().toISOString().slice(0, 10)

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  AddApplicationNote: ({ applicationId }) => ({ ApplicationId: applicationId, Text: 'Called the landlord: paid on time.' }),
  DecideApplication: ({ applicationId }) => ({ ApplicationId: applicationId, Version: 1, Decision: 'waitlisted' }),
  ReconsiderApplication: ({ applicationId }) => ({ ApplicationId: applicationId, Version: 1, Reason: 'Something new came up.' }),
  AcceptConditions: ({ ownFormId }) => ({ FormId: ownFormId, Version: 1 }),
  DraftLeaseOfApplication: ({ applicationId }) => ({
    ApplicationId: applicationId,
    Version: 1,
    TenureStart: addDays(TODAY, 400),
    TenureEnd: addDays(TODAY, 765),
    Rent: '1650.00',
    Billing: 'joint',
  }),
}
