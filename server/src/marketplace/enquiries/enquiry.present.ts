import type { EnquiryCard, EnquiryDetails } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import type { EnquiryCardRow, EnquiryRow } from './enquiry.queries.ts'

export function presentEnquiryCard(row: EnquiryCardRow): EnquiryCard {
  return { ...presentEnvelope(row), Excerpt: row.excerpt }
}

export function presentEnquiry(row: EnquiryRow): EnquiryDetails {
  return {
    ...presentEnvelope(row),
    Email: row.sender_email,
    Phone: row.sender_phone,
    Message: row.message,
    AssetId: row.asset_id,
  }
}

/** What is said of a message without opening it. */
function presentEnvelope(row: Omit<EnquiryCardRow, 'excerpt'>): Omit<EnquiryCard, 'Excerpt'> {
  return {
    EnquiryId: row.id,
    Name: row.sender_name,
    SentAt: row.created_at.toISOString(),
    IsRead: row.read_at !== null,
    IsArchived: row.archived_at !== null,
    AssetTitle: row.asset_title,
  }
}
