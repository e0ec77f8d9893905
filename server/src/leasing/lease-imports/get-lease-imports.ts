import type { GetLeaseImports } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { pageOfImports, presentRun } from '../../properties/imports/import.public.ts'
import type { Handler } from '../../rpc/module.ts'

export const getLeaseImports: Handler<typeof GetLeaseImports> = (context, input) => pageOfImports(context, 'leases', input, presentRun)
