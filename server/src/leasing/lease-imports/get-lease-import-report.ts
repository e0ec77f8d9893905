import { GetLeaseImportReport } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { defineDownload } from '../../files/downloads.ts'
import { openImportReport, reportLink } from '../../properties/imports/import.public.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'

/** It names tenants, and asks for what the call asks for when it is taken. */
const leaseImportReport = defineDownload('lease-import-report', GetLeaseImportReport, openImportReport)

export const getLeaseImportReport: Handler<typeof GetLeaseImportReport, Scope<'asset-import'>> = (context, input) =>
  reportLink(context, context.owned, { kind: 'leases', download: leaseImportReport }, input)
