import * as operations from '@keystead/contract/marketplace/listing-reports/listing-report.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { reportListing } from './report-listing.ts'

export const listingReportModule = implementAll(operations, { ReportListing: reportListing })
