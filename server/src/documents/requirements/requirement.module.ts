import * as operations from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { getMissingDocuments, getRequiredDocuments, setRequiredDocuments } from './required-documents.ts'

export const requirementModule = implementAll(
  operations,
  {
    GetRequiredDocuments: getRequiredDocuments,
    SetRequiredDocuments: setRequiredDocuments,
    GetMissingDocuments: getMissingDocuments,
  },
  { asset: assetOfCall },
)
