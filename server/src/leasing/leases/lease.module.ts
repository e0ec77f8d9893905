import * as operations from '@keystead/contract/leasing/leases/lease.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { editLease } from './edit-lease.ts'
import { getTenancyDetails } from './get-tenancy-details.ts'
import { leaseOfCall } from './lease.access.ts'
import { askToRenew } from './ask-to-renew.ts'
import { giveNotice } from './give-notice.ts'
import { takeNoticeBack } from './take-notice-back.ts'
import { addLeaseDraft } from './add-lease-draft.ts'
import { deleteLeaseDraft } from './delete-lease-draft.ts'
import { editLeaseDraft } from './edit-lease-draft.ts'
import { recordLease } from './record-lease.ts'
import { setGuarantorsAndOccupants } from './set-guarantors-and-occupants.ts'

export const leaseModule = implementAll(
  operations,
  {
    AddLeaseDraft: addLeaseDraft,
    EditLeaseDraft: editLeaseDraft,
    DeleteLeaseDraft: deleteLeaseDraft,
    RecordLease: recordLease,
    EditLease: editLease,
    SetGuarantorsAndOccupants: setGuarantorsAndOccupants,
    GiveNotice: giveNotice,
    TakeNoticeBack: takeNoticeBack,
    AskToRenew: askToRenew,
    GetTenancyDetails: getTenancyDetails,
  },
  { asset: assetOfCall, lease: leaseOfCall },
)
