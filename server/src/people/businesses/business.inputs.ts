import { AREAS } from '@keystead/contract/rpc/permissions.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

const typed = { Name: 'Northgate Realty', Type: 'management' }
const none = Object.fromEntries(AREAS.map((area) => [area, 'none']))

export const inputs: ValidInputs = {
  CreateBusiness: () => typed,
  UpdateBusiness: ({ businessId }) => ({ ...typed, BusinessId: businessId, Version: 1 }),
  SetBusinessListStatus: ({ businessId }) => ({ BusinessId: businessId, IsListed: false }),
  AddEditBusinessImages: ({ businessId, businessImageId }) => ({ BusinessId: businessId, Images: [{ ImageId: businessImageId }] }),
  DeleteBusiness: ({ businessId }) => ({ BusinessId: businessId, Name: 'Northgate Realty' }),
  CreateBusinessMember: ({ businessId }) => ({ BusinessId: businessId, Email: 'kim.lee@example.com', Role: 'viewer', IsLimited: false }),
  ResendBusinessMemberInvitation: ({ invitedMemberId }) => ({ MemberId: invitedMemberId }),
  DeleteBusinessMemberInvitation: ({ invitedMemberId }) => ({ MemberId: invitedMemberId }),
  UpdateBusinessMember: ({ memberId }) => ({ MemberId: memberId, Version: 1, Role: 'viewer', IsLimited: false }),
  UpdateOwnMembership: ({ businessId }) => ({ BusinessId: businessId, IsShown: true }),
  GetBusinessMemberInvitation: () => ({ Token: 'x'.repeat(43) }),
  AcceptBusinessMemberInvitation: () => ({ Token: 'x'.repeat(43) }),
  DeclineBusinessMemberInvitation: () => ({ Token: 'x'.repeat(43) }),
  SaveBusinessRole: ({ businessId }) => ({ BusinessId: businessId, Name: 'Back office', Rights: none }),
}
