import * as operations from '@keystead/contract/people/businesses/business.operations.ts'
import * as members from '@keystead/contract/people/businesses/member.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { acceptBusinessMemberInvitation } from './accept-business-member-invitation.ts'
import { addEditBusinessImages } from './add-edit-business-images.ts'
import { businessImageOfCall, businessOfCall, memberOfCall, roleOfCall } from './business.access.ts'
import { createBusiness } from './create-business.ts'
import { deleteBusiness } from './delete-business.ts'
import { getBusinessDeletionPreview } from './get-business-deletion-preview.ts'
import { createBusinessMember } from './create-business-member.ts'
import { declineBusinessMemberInvitation } from './decline-business-member-invitation.ts'
import { deleteBusinessImage } from './delete-business-image.ts'
import { deleteBusinessMember } from './delete-business-member.ts'
import { deleteBusinessMemberInvitation } from './delete-business-member-invitation.ts'
import { deleteBusinessRole } from './delete-business-role.ts'
import { getBusinessHistory } from './get-business-history.ts'
import { getBusinessMemberDetails } from './get-business-member-details.ts'
import { getBusinessMemberInvitation } from './get-business-member-invitation.ts'
import { getBusinessMembers } from './get-business-members.ts'
import { getBusinessRoles } from './get-business-roles.ts'
import { getMemberRemovalPreview } from './get-member-removal-preview.ts'
import { getMembersByBusinessId } from './get-members-by-business-id.ts'
import { getUserBusinessDetails } from './get-user-business-details.ts'
import { getUserBusinesses } from './get-user-businesses.ts'
import { leaveBusiness } from './leave-business.ts'
import { resendBusinessMemberInvitation } from './resend-business-member-invitation.ts'
import { saveBusinessRole } from './save-business-role.ts'
import { setBusinessListStatus } from './set-business-list-status.ts'
import { updateBusiness } from './update-business.ts'
import { updateBusinessMember } from './update-business-member.ts'
import { updateOwnMembership } from './update-own-membership.ts'

export const businessModule = [
  ...implementAll(
    operations,
    {
      GetUserBusinesses: getUserBusinesses,
      GetUserBusinessDetails: getUserBusinessDetails,
      GetBusinessHistory: getBusinessHistory,
      CreateBusiness: createBusiness,
      UpdateBusiness: updateBusiness,
      SetBusinessListStatus: setBusinessListStatus,
      AddEditBusinessImages: addEditBusinessImages,
      DeleteBusinessImage: deleteBusinessImage,
      GetBusinessDeletionPreview: getBusinessDeletionPreview,
      DeleteBusiness: deleteBusiness,
    },
    { business: businessOfCall, 'business-image': businessImageOfCall },
  ),
  ...implementAll(
    members,
    {
      GetMembersByBusinessId: getMembersByBusinessId,
      GetBusinessMembers: getBusinessMembers,
      GetBusinessMemberDetails: getBusinessMemberDetails,
      CreateBusinessMember: createBusinessMember,
      ResendBusinessMemberInvitation: resendBusinessMemberInvitation,
      UpdateBusinessMember: updateBusinessMember,
      UpdateOwnMembership: updateOwnMembership,
      GetMemberRemovalPreview: getMemberRemovalPreview,
      DeleteBusinessMember: deleteBusinessMember,
      LeaveBusiness: leaveBusiness,
      DeleteBusinessMemberInvitation: deleteBusinessMemberInvitation,
      GetBusinessMemberInvitation: getBusinessMemberInvitation,
      AcceptBusinessMemberInvitation: acceptBusinessMemberInvitation,
      DeclineBusinessMemberInvitation: declineBusinessMemberInvitation,
      GetBusinessRoles: getBusinessRoles,
      SaveBusinessRole: saveBusinessRole,
      DeleteBusinessRole: deleteBusinessRole,
    },
    { business: businessOfCall, 'business-member': memberOfCall, 'business-role': roleOfCall },
  ),
]
