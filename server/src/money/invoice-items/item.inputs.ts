import type { ValidInputs } from '../../../test/matrix/input-world.ts'

const item = { Title: 'Parking space 12', Amount: '75.00', ItemForTypeId: 12, AccountForTypeId: 1 }

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  AddInvoiceItem: () => item,
  GetDdlInvoiceItems: () => ({ Text: 'parking' }),
  GetDdlInvoiceForItems: () => ({ Text: 'bungalow' }),
}
