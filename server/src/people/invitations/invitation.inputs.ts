import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  SendInvites: () => ({
    Invites: [{ Email: `${randomUUID()}@example.com`, Name: 'Robin Marlow' }],
    ProfileTypeId: 2,
    Message: 'We met at the open house.',
  }),
  CreateUserConnection: () => ({ Email: `${randomUUID()}@example.com`, ProfileTypeId: 2, Name: 'Robin Marlow' }),
  GetInvitation: () => ({ Token: 'of an email' }),
  AcceptInvitation: () => ({ Token: 'of an email' }),
  DeclineInvitation: () => ({ Token: 'of an email' }),
}
