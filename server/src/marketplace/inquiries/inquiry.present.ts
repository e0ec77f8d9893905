import type { InquiryCard, EnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import type { InquiryCardRow, InquiryRow } from './inquiry.queries.ts'

export function presentInquiryCard(row: InquiryCardRow): InquiryCard {
  return { ...presentEnvelope(row), Excerpt: row.excerpt }
}

export function presentInquiry(row: InquiryRow): EnquiryDetails {
  return {
    ...presentEnvelope(row),
    Email: row.sender_email,
    Phone: row.sender_phone,
    Message: row.message,
    AssetId: row.asset_id,
  }
}

/** What is said of a message without opening it. */
function presentEnvelope(row: Omit<InquiryCardRow, 'excerpt'>): Omit<InquiryCard, 'Excerpt'> {
  return {
    EnquiryId: row.id,
    Name: row.sender_name,
    SentAt: row.created_at.toISOString(),
    IsRead: row.read_at !== null,
    IsArchived: row.archived_at !== null,
    AssetTitle: row.asset_title,
  }
}
