import type { GetLeaseImport } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { getImport, presentRun } from '../../properties/imports/import.public.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'

export const getLeaseImport: Handler<typeof GetLeaseImport, Scope<'asset-import'>> = async ({ db, owned }, { ImportId }) =>
  presentRun(await getImport(db, owned, 'leases', ImportId))
