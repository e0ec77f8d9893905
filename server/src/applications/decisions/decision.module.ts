import * as operations from '@keystead/contract/applications/decisions/decision.operations.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { implementAll } from '../../rpc/module.ts'
import { applicationOfCall, formOfCall } from '../applications/application.public.ts'
import { acceptConditions } from './accept-conditions.ts'
import { decideApplication, reconsiderApplication } from './decide.ts'
import { draftLeaseOfApplication } from './draft-lease.ts'
import { getApplicationBoard } from './get-board.ts'
import { getApplicationDecision } from './get-decision.ts'
import { addApplicationNote } from './notes.ts'

export const decisionModule = implementAll(
  operations,
  {
    GetApplicationBoard: getApplicationBoard,
    GetApplicationDecision: getApplicationDecision,
    AddApplicationNote: addApplicationNote,
    DecideApplication: decideApplication,
    ReconsiderApplication: reconsiderApplication,
    AcceptConditions: acceptConditions,
    DraftLeaseOfApplication: draftLeaseOfApplication,
  },
  { asset: assetOfCall, application: applicationOfCall, 'application-form': formOfCall },
)
