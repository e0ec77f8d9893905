import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  ShareRenterProfile: () => ({ Label: 'Elm Homes', Days: 7 }),
  GetSharedRenterProfile: () => ({ Token: 'none' }),
  OpenSharedRenterProfile: () => ({ Token: 'none', Name: 'Kim Lee' }),
}
