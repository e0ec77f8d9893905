import type {
  GetEmploymentTypes,
  GetOccupationTypes,
  GetResidenceOwnerShipTypes,
  GetResidenceTypes,
} from '@keystead/contract/applications/form/form.operations.ts'
import {
  EMPLOYMENT_TYPES,
  OCCUPATION_TYPES,
  RESIDENCE_OWNERSHIP_TYPES,
  RESIDENCE_TYPES,
} from '@keystead/contract/applications/form/form.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getOccupationTypes: Handler<typeof GetOccupationTypes> = async () => ({ Items: [...OCCUPATION_TYPES] })
export const getResidenceTypes: Handler<typeof GetResidenceTypes> = async () => ({ Items: [...RESIDENCE_TYPES] })
export const getResidenceOwnershipTypes: Handler<typeof GetResidenceOwnerShipTypes> = async () => ({
  Items: [...RESIDENCE_OWNERSHIP_TYPES],
})
export const getEmploymentTypes: Handler<typeof GetEmploymentTypes> = async () => ({ Items: [...EMPLOYMENT_TYPES] })
