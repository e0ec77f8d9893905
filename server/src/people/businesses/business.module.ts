import { CreateBusiness, DeleteBusiness, GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import { implement } from '../../rpc/module.ts'
import { businessOfCall } from './business.access.ts'
import { createBusiness } from './create-business.ts'
import { deleteBusiness } from './delete-business.ts'
import { getBusinessDeletionPreview } from './get-business-deletion-preview.ts'

export const businessModule = [
  implement(CreateBusiness, createBusiness),
  implement(GetBusinessDeletionPreview, getBusinessDeletionPreview, { business: businessOfCall }),
  implement(DeleteBusiness, deleteBusiness, { business: businessOfCall }),
]
