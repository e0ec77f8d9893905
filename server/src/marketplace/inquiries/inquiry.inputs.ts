import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  SendProfileEnquiry: (_objects, { publicProfileId }) => ({
    ProfileId: publicProfileId,
    Name: 'Robin Marlow',
    Email: `${randomUUID()}@example.com`,
    Phone: '(303) 555-0142',
    Message: 'Could you show us the bungalow on Saturday?',
  }),
  GetProfileEnquiries: () => ({ Folder: 'inbox', PageIndex: 0, PageSize: 10 }),
  GetProfileEnquiryDetails: ({ inquiryId }) => ({ EnquiryId: inquiryId }),
  GetUnreadEnquiryCount: () => ({}),
  SetEnquiryRead: ({ inquiryId }) => ({ EnquiryId: inquiryId, IsRead: true }),
  ArchiveEnquiry: ({ inquiryId }) => ({ EnquiryId: inquiryId, IsArchived: true }),
}
