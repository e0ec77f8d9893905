import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetSecurityPin: () => ({}),
  ChangeSecurityPin: () => ({ CurrentPin: '482913', Pin: '592817', ConfirmPin: '592817' }),
  SendSecurityPinReset: () => ({}),
  ResetSecurityPin: () => ({ Token: 'of an email', Pin: '482913', ConfirmPin: '482913' }),
  ConfirmSecurityPin: () => ({ Pin: '482913', Operation: 'CloseAccount', ObjectId: 'account', AmountCents: null }),
  SetSecurityPin: () => ({ Pin: '482913', ConfirmPin: '482913' }),
}
