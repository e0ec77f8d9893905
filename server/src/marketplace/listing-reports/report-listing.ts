import { paths } from '@keystead/contract/navigation/paths.ts'
import { REPORT_REASONS } from '@keystead/contract/marketplace/listing-reports/listing-report.values.ts'
import { type ReportListing, TooManyReports } from '@keystead/contract/marketplace/listing-reports/listing-report.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { SUBJECT_MAX } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { openTicket } from '../../platform/support-tickets/ticket.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { findReportedListing } from './listing-report.queries.ts'
import { text } from './listing-report.text.ts'

/** "Report a Listing/Fraud" among the support types. */
const REPORT_A_LISTING = 13
const MOST_A_DAY = { uses: 5, windowSeconds: 86_400, failure: TooManyReports }

export const reportListing: Handler<typeof ReportListing> = async (context, input) => {
  const listing = (await findReportedListing(context.db, input.AssetId)) ?? fail(PropertyNotFound)
  if (input.Website !== null) return { Reported: true }
  await countAgainstQuota(context.db, `listing-reports-by:${sha256(input.Email).toString('base64url')}`, MOST_A_DAY)
  const reason = textOf(REPORT_REASONS, input.ReasonId) ?? ''
  const { id, number } = await openTicket(context, {
    supportTypeId: REPORT_A_LISTING,
    name: text.from,
    email: input.Email,
    phone: null,
    subject: [...text.subject({ reason, listing: listing.title })].slice(0, SUBJECT_MAX).join(''),
    message: [
      text.reason({ reason }),
      text.listing({ listing: listing.title, place: listing.place }),
      context.services.mailer.siteAddress() + paths.property(input.AssetId),
      ...(input.Message ? ['', input.Message] : []),
    ].join('\n'),
  })
  context.audit(id, { number, assetId: input.AssetId, reasonId: input.ReasonId })
  return { Reported: true }
}
