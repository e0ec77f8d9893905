import * as operations from '@keystead/contract/leasing/leases/lease.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { editLease } from './edit-lease.ts'
import { getTenancyDetails } from './get-tenancy-details.ts'
import { leaseOfCall } from './lease.access.ts'

export const leaseModule = implementAll(
  operations,
  { EditLease: editLease, GetTenancyDetails: getTenancyDetails },
  { asset: assetOfCall, lease: leaseOfCall },
)
