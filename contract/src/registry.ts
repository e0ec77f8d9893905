import * as assignments from './leasing/assignments/assignment.operations.ts'
import * as engagements from './leasing/engagements/engagement.operations.ts'
import * as leaseImports from './leasing/lease-imports/lease-import.operations.ts'
import * as leases from './leasing/leases/lease.operations.ts'
import * as persons from './leasing/persons/person.operations.ts'
import * as assetPayments from './money/asset-payments/asset-payment.operations.ts'
import * as paymentCalls from './money/payments/payment.operations.ts'
import * as invoiceItems from './money/invoice-items/item.operations.ts'
import * as invoices from './money/invoices/invoice.operations.ts'
import * as moneyOverview from './money/overview/overview.operations.ts'
import * as papers from './money/papers/paper.operations.ts'
import * as drafts from './properties/drafts/draft.operations.ts'
import * as favorites from './marketplace/favorites/favorite.operations.ts'
import * as bulk from './properties/bulk/bulk.operations.ts'
import * as feeds from './marketplace/feeds/feed.operations.ts'
import * as images from './properties/images/image.operations.ts'
import * as imports from './properties/imports/import.operations.ts'
import * as listingLife from './marketplace/listing-life/listing-life.operations.ts'
import * as listingPublic from './marketplace/listing-life/listing-public.operations.ts'
import * as listingReports from './marketplace/listing-reports/listing-report.operations.ts'
import * as marketplace from './marketplace/search/marketplace.operations.ts'
import * as paymentAccounts from './money/payment-accounts/payment-account.operations.ts'
import * as assetOwners from './properties/owners/owner.operations.ts'
import * as properties from './properties/properties/property.operations.ts'
import * as tours from './marketplace/tours/tour.operations.ts'
import * as savedSearches from './marketplace/saved-searches/saved-search.operations.ts'
import * as units from './properties/units/unit.operations.ts'
import * as documents from './documents/documents/document.operations.ts'
import * as documentFolders from './documents/documents/folder.operations.ts'
import * as documentBin from './documents/documents/bin.operations.ts'
import * as documentShares from './documents/sharing/share.operations.ts'
import * as documentRequirements from './documents/requirements/requirement.operations.ts'
import * as agreements from './agreements/agreements/agreement.operations.ts'
import * as agreementSigning from './agreements/signing/signing.operations.ts'
import * as agreementTemplates from './agreements/templates/template.operations.ts'
import * as applications from './applications/applications/application.operations.ts'
import * as applicationInvites from './applications/applications/take-form.operations.ts'
import * as applicationCriteria from './applications/criteria/criteria.operations.ts'
import * as applicationScreening from './applications/screening/screening.operations.ts'
import * as applicationDecisions from './applications/decisions/decision.operations.ts'
import * as applicationFees from './applications/fees/fee.operations.ts'
import * as applicationForms from './applications/form/form.operations.ts'
import * as applicationReferences from './applications/references/reference.operations.ts'
import * as renterProfiles from './applications/renter-profile/renter-profile.operations.ts'
import * as dashboard from './office/dashboard/dashboard.operations.ts'
import * as finder from './office/finder/finder.operations.ts'
import * as leads from './office/leads/lead.operations.ts'
import * as listExports from './platform/list-exports/list-export.operations.ts'
import * as referenceData from './places/reference-data/reference-data.operations.ts'
import * as stateLaw from './places/state-law/state-law.operations.ts'
import * as tickets from './platform/support-tickets/ticket.operations.ts'
import * as testimonials from './platform/testimonials/testimonial.operations.ts'
import * as notifications from './platform/notifications/notification.operations.ts'
import * as notificationPreferences from './platform/preferences/preference.operations.ts'
import * as savedViews from './platform/saved-views/saved-view.operations.ts'
import * as branding from './platform/branding/branding.operations.ts'
import * as plans from './platform/plans/plan.operations.ts'
import type { AnyOperation } from './rpc/operation.ts'
import * as deviceTokens from './rpc/device-token.operations.ts'
import * as accounts from './security/sign-in/account.operations.ts'
import * as emails from './security/sign-in/email.operations.ts'
import * as passwords from './security/sign-in/password.operations.ts'
import * as businesses from './people/businesses/business.operations.ts'
import * as businessMembers from './people/businesses/member.operations.ts'
import * as knownAddresses from './people/connections/known-address.operations.ts'
import * as connections from './people/connections/connection.operations.ts'
import * as connectionSteps from './people/connections/connection-steps.operations.ts'
import * as directory from './marketplace/directory/directory.operations.ts'
import * as inquiries from './marketplace/inquiries/inquiry.operations.ts'
import * as invitations from './people/invitations/invitation.operations.ts'
import * as identities from './security/identities/identity.operations.ts'
import * as factors from './security/factors/factor.operations.ts'
import * as passkeys from './security/factors/passkey.operations.ts'
import * as profileDetails from './identity/profiles/profile-details.operations.ts'
import * as profiles from './identity/profiles/profile.operations.ts'
import * as closing from './security/closing/closing.operations.ts'
import * as pins from './security/security-pin/pin.operations.ts'
import * as sessions from './security/sessions/session.operations.ts'

/** All calls by name. Nothing else lists operations. */
export const operations: ReadonlyMap<string, AnyOperation> = new Map(
  [
    deviceTokens,
    listExports,
    referenceData,
    stateLaw,
    tickets,
    testimonials,
    accounts,
    emails,
    businesses,
    businessMembers,
    knownAddresses,
    passwords,
    sessions,
    factors,
    passkeys,
    identities,
    pins,
    closing,
    profiles,
    profileDetails,
    directory,
    connections,
    connectionSteps,
    invitations,
    inquiries,
    properties,
    marketplace,
    assetOwners,
    assignments,
    engagements,
    leases,
    persons,
    leaseImports,
    feeds,
    tours,
    leads,
    finder,
    listingReports,
    listingLife,
    listingPublic,
    favorites,
    savedSearches,
    drafts,
    units,
    bulk,
    images,
    imports,
    paymentAccounts,
    plans,
    invoiceItems,
    invoices,
    papers,
    paymentCalls,
    assetPayments,
    moneyOverview,
    documents,
    documentFolders,
    documentBin,
    documentShares,
    documentRequirements,
    agreementTemplates,
    agreements,
    agreementSigning,
    applicationCriteria,
    applications,
    applicationInvites,
    applicationForms,
    applicationFees,
    renterProfiles,
    applicationScreening,
    applicationReferences,
    applicationDecisions,
    notificationPreferences,
    savedViews,
    branding,
    notifications,
    dashboard,
  ]
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isOperation)
    .map((operation) => [operation.name, operation]),
)

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'input' in value
}
