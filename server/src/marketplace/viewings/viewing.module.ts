import * as operations from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { viewingOfCall, viewingRequestOfCall } from './viewing.access.ts'
import { acceptViewingByLink } from './accept-viewing-by-link.ts'
import { acceptViewing } from './accept-viewing.ts'
import { cancelViewing } from './cancel-viewing.ts'
import { confirmViewing } from './confirm-viewing.ts'
import { denyViewing } from './deny-viewing.ts'
import { getViewingByLink } from './get-viewing-by-link.ts'
import { getViewingOptions } from './get-viewing-options.ts'
import { getViewings } from './get-viewings.ts'
import { proposeViewingTime } from './propose-viewing-time.ts'
import { requestViewing } from './request-viewing.ts'
import { withdrawViewingByLink } from './withdraw-viewing-by-link.ts'
import { withdrawViewing } from './withdraw-viewing.ts'

export const viewingModule = implementAll(
  operations,
  {
    GetViewingOptions: getViewingOptions,
    RequestViewing: requestViewing,
    GetViewings: getViewings,
    ConfirmViewing: confirmViewing,
    ProposeViewingTime: proposeViewingTime,
    DenyViewing: denyViewing,
    CancelViewing: cancelViewing,
    AcceptViewing: acceptViewing,
    WithdrawViewing: withdrawViewing,
    GetViewingByLink: getViewingByLink,
    AcceptViewingByLink: acceptViewingByLink,
    WithdrawViewingByLink: withdrawViewingByLink,
  },
  { viewing: viewingOfCall, 'viewing-request': viewingRequestOfCall },
)
