import { auditCapability } from '../audit/audit.capability.ts'
import { accessGrantCapability } from '../access/access-grant.capability.ts'
import { linkCapability } from '../links/link.capability.ts'
import { sessionCapability } from '../sessions/session.capability.ts'
import { emailCapability } from '../email/email.capability.ts'
import { paymentGatewayCapability } from '../payment-gateway/payment-gateway.capability.ts'
import { screeningBureauCapability } from '../screening-bureau/screening-bureau.capability.ts'
import { uploadCapability } from '../files/upload.capability.ts'
import { operatorCapability } from '../operator/operator.capability.ts'
import { referenceDataCapability } from '../places/reference-data/reference-data.capability.ts'
import { stateLawCapability } from '../places/state-law/state-law.capability.ts'
import { accountCapability } from '../identity/accounts/account.capability.ts'
import { profileCapability } from '../identity/profiles/profile.capability.ts'
import { personCapability } from '../identity/persons/person.capability.ts'
import { brandingCapability } from '../platform/branding/branding.capability.ts'
import { preferenceCapability } from '../platform/preferences/preference.capability.ts'
import { savedViewCapability } from '../platform/saved-views/saved-view.capability.ts'
import { notificationCapability } from '../platform/notifications/notification.capability.ts'
import { planCapability } from '../platform/plans/plan.capability.ts'
import { ticketCapability } from '../platform/support-tickets/ticket.capability.ts'
import { testimonialCapability } from '../platform/testimonials/testimonial.capability.ts'
import { deviceTokenCapability } from '../security/device-tokens/device-token.capability.ts'
import { ownSessionCapability } from '../security/sessions/session.capability.ts'
import { factorCapability } from '../security/factors/factor.capability.ts'
import { identityCapability } from '../security/identities/identity.capability.ts'
import { pinCapability } from '../security/security-pin/pin.capability.ts'
import { closingCapability } from '../security/closing/closing.capability.ts'
import { signInCapability } from '../security/sign-in/sign-in.capability.ts'
import { businessCapability } from '../people/businesses/business.capability.ts'
import { connectionCapability } from '../people/connections/connection.capability.ts'
import { invitationCapability } from '../people/invitations/invitation.capability.ts'
import { draftCapability } from '../properties/drafts/draft.capability.ts'
import { propertyCapability } from '../properties/properties/property.capability.ts'
import { imageCapability } from '../properties/images/image.capability.ts'
import { unitCapability } from '../properties/units/unit.capability.ts'
import { ownerCapability } from '../properties/owners/owner.capability.ts'
import { bulkCapability } from '../properties/bulk/bulk.capability.ts'
import { importCapability } from '../properties/imports/import.capability.ts'
import { engagementCapability } from '../leasing/engagements/engagement.capability.ts'
import { leaseCapability } from '../leasing/leases/lease.capability.ts'
import { leaseImportCapability } from '../leasing/lease-imports/lease-import.capability.ts'
import { writtenDownCapability } from '../leasing/persons/written-down.capability.ts'
import { assignmentCapability } from '../leasing/assignments/assignment.capability.ts'
import { marketplaceCapability } from '../marketplace/search/marketplace.capability.ts'
import { inquiryCapability } from '../marketplace/inquiries/inquiry.capability.ts'
import { directoryCapability } from '../marketplace/directory/directory.capability.ts'
import { tourCapability } from '../marketplace/tours/tour.capability.ts'
import { listingLifeCapability } from '../marketplace/listing-life/listing-life.capability.ts'
import { favoriteCapability } from '../marketplace/favorites/favorite.capability.ts'
import { savedSearchCapability } from '../marketplace/saved-searches/saved-search.capability.ts'
import { feedCapability } from '../marketplace/feeds/feed.capability.ts'
import { listingReportCapability } from '../marketplace/listing-reports/listing-report.capability.ts'
import { ledgerCapability } from '../money/ledger/ledger.capability.ts'
import { paymentAccountCapability } from '../money/payment-accounts/payment-account.capability.ts'
import { invoiceItemCapability } from '../money/invoice-items/invoice-item.capability.ts'
import { invoiceCapability } from '../money/invoices/invoice.capability.ts'
import { paperCapability } from '../money/papers/paper.capability.ts'
import { paymentCapability } from '../money/payments/payment.capability.ts'
import { assetPaymentCapability } from '../money/asset-payments/asset-payment.capability.ts'
import { reconciliationCapability } from '../money/reconciliation/reconciliation.capability.ts'
import { overviewCapability } from '../money/overview/overview.capability.ts'
import { booksCapability } from '../money/books/books.capability.ts'
import { documentCapability } from '../documents/documents/document.capability.ts'
import { shareCapability } from '../documents/sharing/share.capability.ts'
import { requirementCapability } from '../documents/requirements/requirement.capability.ts'
import { templateCapability } from '../agreements/templates/template.capability.ts'
import { agreementCapability } from '../agreements/agreements/agreement.capability.ts'
import { signingCapability } from '../agreements/signing/signing.capability.ts'
import { criteriaCapability } from '../applications/criteria/criteria.capability.ts'
import { applicationCapability } from '../applications/applications/application.capability.ts'
import { formCapability } from '../applications/form/form.capability.ts'
import { feeCapability } from '../applications/fees/fee.capability.ts'
import { renterProfileCapability } from '../applications/renter-profile/renter-profile.capability.ts'
import { referenceCapability } from '../applications/references/reference.capability.ts'
import { screeningCapability } from '../applications/screening/screening.capability.ts'
import { decisionCapability } from '../applications/decisions/decision.capability.ts'
import { listExportCapability } from '../office/list-exports/list-export.capability.ts'
import { leadCapability } from '../office/leads/lead.capability.ts'
import { finderCapability } from '../office/finder/finder.capability.ts'
import { dashboardCapability } from '../office/dashboard/dashboard.capability.ts'
import type { Capability } from './capability.ts'

/** What the house is made of: rooms from the ground up, as in tools/house/rooms.ts. */
export const capabilities: readonly Capability[] = [
  auditCapability,
  accessGrantCapability,
  linkCapability,
  sessionCapability,
  emailCapability,
  paymentGatewayCapability,
  screeningBureauCapability,
  uploadCapability,
  operatorCapability,
  referenceDataCapability,
  stateLawCapability,
  accountCapability,
  profileCapability,
  personCapability,
  brandingCapability,
  preferenceCapability,
  savedViewCapability,
  notificationCapability,
  planCapability,
  ticketCapability,
  testimonialCapability,
  deviceTokenCapability,
  ownSessionCapability,
  factorCapability,
  identityCapability,
  pinCapability,
  closingCapability,
  signInCapability,
  businessCapability,
  connectionCapability,
  invitationCapability,
  draftCapability,
  propertyCapability,
  imageCapability,
  unitCapability,
  ownerCapability,
  bulkCapability,
  importCapability,
  engagementCapability,
  leaseCapability,
  leaseImportCapability,
  writtenDownCapability,
  assignmentCapability,
  marketplaceCapability,
  inquiryCapability,
  directoryCapability,
  tourCapability,
  listingLifeCapability,
  favoriteCapability,
  savedSearchCapability,
  feedCapability,
  listingReportCapability,
  ledgerCapability,
  paymentAccountCapability,
  invoiceItemCapability,
  invoiceCapability,
  paperCapability,
  paymentCapability,
  assetPaymentCapability,
  reconciliationCapability,
  overviewCapability,
  booksCapability,
  documentCapability,
  shareCapability,
  requirementCapability,
  templateCapability,
  agreementCapability,
  signingCapability,
  criteriaCapability,
  applicationCapability,
  formCapability,
  feeCapability,
  renterProfileCapability,
  referenceCapability,
  screeningCapability,
  decisionCapability,
  listExportCapability,
  leadCapability,
  finderCapability,
  dashboardCapability,
]
