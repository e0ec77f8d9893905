import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  ChangeSecurityPin: () => ({ CurrentPin: '482913', Pin: '592817', ConfirmPin: '592817' }),
  ResetSecurityPin: () => ({ Token: 'of an email', Pin: '482913', ConfirmPin: '482913' }),
  ConfirmSecurityPin: () => ({ Pin: '482913', Operation: 'CloseAccount', ObjectId: 'account', AmountCents: null }),
  SetSecurityPin: () => ({ Pin: '482913', ConfirmPin: '482913' }),
}
