import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  SendProfileEnquiry: (_objects, { publicProfileId }) => ({
    ProfileId: publicProfileId,
    Name: 'Robin Marlow',
    Email: `${randomUUID()}@example.com`,
    Phone: '(303) 555-0142',
    Message: 'Could you show us the bungalow on Saturday?',
  }),
  SetEnquiryRead: ({ inquiryId }) => ({ EnquiryId: inquiryId, IsRead: true }),
}
