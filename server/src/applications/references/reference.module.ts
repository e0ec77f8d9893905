import * as operations from '@keystead/contract/applications/references/reference.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { applicationOfCall } from '../applications/application.public.ts'
import { askReference, remindReference } from './ask-reference.ts'
import { getApplicationReferences } from './get-references.ts'
import {
  declineReference,
  getReferenceToGive,
  giveEmployerReference,
  giveLandlordReference,
  givePersonalReference,
} from './give-reference.ts'

export const referenceModule = implementAll(
  operations,
  {
    GetApplicationReferences: getApplicationReferences,
    AskReference: askReference,
    RemindReference: remindReference,
    GetReferenceToGive: getReferenceToGive,
    GiveLandlordReference: giveLandlordReference,
    GiveEmployerReference: giveEmployerReference,
    GivePersonalReference: givePersonalReference,
    DeclineReference: declineReference,
  },
  { application: applicationOfCall },
)
