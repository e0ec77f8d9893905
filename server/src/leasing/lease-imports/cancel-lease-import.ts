import type { CancelLeaseImport } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { cancelImport, presentRun } from '../../properties/imports/import.public.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'

export const cancelLeaseImport: Handler<typeof CancelLeaseImport, Scope<'asset-import'>> = async (context, { ImportId }) =>
  presentRun(await cancelImport(context, context.owned, 'leases', ImportId))
