import * as operations from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { deleteRenterProfile, getRenterProfile, keepRenterProfile } from './own-profile.ts'
import { getSharedRenterProfile, openSharedRenterProfile } from './profile-by-link.ts'
import { shareOfCall } from './renter-profile.access.ts'
import { shareRenterProfile, stopRenterProfileShare } from './share-profile.ts'

export const renterProfileModule = implementAll(
  operations,
  {
    GetRenterProfile: getRenterProfile,
    KeepRenterProfile: keepRenterProfile,
    DeleteRenterProfile: deleteRenterProfile,
    ShareRenterProfile: shareRenterProfile,
    StopRenterProfileShare: stopRenterProfileShare,
    GetSharedRenterProfile: getSharedRenterProfile,
    OpenSharedRenterProfile: openSharedRenterProfile,
  },
  { 'renter-profile-share': shareOfCall },
)
