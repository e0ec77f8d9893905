import type { GetLeaseImportReport } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { reportLink } from '../../properties/imports/import.public.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'

export const getLeaseImportReport: Handler<typeof GetLeaseImportReport, Scope<'asset-import'>> = (context, input) =>
  reportLink(context, context.owned, 'leases', input)
