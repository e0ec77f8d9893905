import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { designInput } from './branding.factory.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CreateUserBranding: () => ({ ...designInput }),
  SwitchUserProfileBranding: () => ({ Mode: 1 }),
}
