import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetAccountExport: () => ({}),
  GetClosingPreview: () => ({}),
  CloseAccount: () => ({ Email: 'mine@example.com', Reason: 'We sold the house.', PinConfirmation: null }),
}
