import * as operations from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { tourOfCall, tourRequestOfCall } from './tour.access.ts'
import { acceptTourByLink } from './accept-tour-by-link.ts'
import { acceptTour } from './accept-tour.ts'
import { cancelTour } from './cancel-tour.ts'
import { confirmTour } from './confirm-tour.ts'
import { denyTour } from './deny-tour.ts'
import { getTourByLink } from './get-tour-by-link.ts'
import { getTourOptions } from './get-tour-options.ts'
import { getTours } from './get-tours.ts'
import { proposeTourTime } from './propose-tour-time.ts'
import { requestTour } from './request-tour.ts'
import { withdrawTourByLink } from './withdraw-tour-by-link.ts'
import { withdrawTour } from './withdraw-tour.ts'

export const tourModule = implementAll(
  operations,
  {
    GetViewingOptions: getTourOptions,
    RequestViewing: requestTour,
    GetViewings: getTours,
    ConfirmViewing: confirmTour,
    ProposeViewingTime: proposeTourTime,
    DenyViewing: denyTour,
    CancelViewing: cancelTour,
    AcceptViewing: acceptTour,
    WithdrawViewing: withdrawTour,
    GetViewingByLink: getTourByLink,
    AcceptViewingByLink: acceptTourByLink,
    WithdrawViewingByLink: withdrawTourByLink,
  },
  { tour: tourOfCall, 'tour-request': tourRequestOfCall },
)
