import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetToken: () => ({ DeviceId: `device-${randomUUID()}` }),
}
