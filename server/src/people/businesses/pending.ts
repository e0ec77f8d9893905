import { BusinessFoundedAlready, BusinessMovingIn, BusinessNotFound } from '@keystead/contract/people/businesses/business.operations.ts'
import { fail } from '../../rpc/failure.ts'
export const createBusiness = () => fail(BusinessFoundedAlready)
export const deleteBusiness = () => fail(BusinessMovingIn)
export const getBusinessDeletionPreview = () => fail(BusinessNotFound)
