import * as assignments from './assets/assignments/assignment.operations.ts'
import * as drafts from './assets/drafts/draft.operations.ts'
import * as favorites from './assets/favorites/favorite.operations.ts'
import * as bulk from './assets/bulk/bulk.operations.ts'
import * as feeds from './assets/feeds/feed.operations.ts'
import * as images from './assets/images/image.operations.ts'
import * as imports from './assets/imports/import.operations.ts'
import * as listingLife from './assets/listing-life/listing-life.operations.ts'
import * as listingPublic from './assets/listing-life/listing-public.operations.ts'
import * as listingReports from './assets/listing-reports/listing-report.operations.ts'
import * as marketplace from './assets/marketplace/marketplace.operations.ts'
import * as assetOwners from './assets/owners/owner.operations.ts'
import * as properties from './assets/properties/property.operations.ts'
import * as viewings from './assets/viewings/viewing.operations.ts'
import * as savedSearches from './assets/saved-searches/saved-search.operations.ts'
import * as units from './assets/units/unit.operations.ts'
import * as listExports from './common/list-exports/list-export.operations.ts'
import * as referenceData from './common/reference-data/reference-data.operations.ts'
import * as tickets from './common/support-tickets/ticket.operations.ts'
import * as testimonials from './common/testimonials/testimonial.operations.ts'
import * as notifications from './notifications/notifications/notification.operations.ts'
import * as notificationPreferences from './notifications/preferences/preference.operations.ts'
import * as plans from './plans/plans/plan.operations.ts'
import type { AnyOperation } from './rpc/operation.ts'
import * as deviceTokens from './token/device-tokens/device-token.operations.ts'
import * as accounts from './users/accounts/account.operations.ts'
import * as emails from './users/accounts/email.operations.ts'
import * as passwords from './users/accounts/password.operations.ts'
import * as connections from './users/connections/connection.operations.ts'
import * as directory from './users/directory/directory.operations.ts'
import * as enquiries from './users/enquiries/enquiry.operations.ts'
import * as invitations from './users/invitations/invitation.operations.ts'
import * as identities from './users/identities/identity.operations.ts'
import * as factors from './users/factors/factor.operations.ts'
import * as passkeys from './users/factors/passkey.operations.ts'
import * as profileDetails from './users/profiles/profile-details.operations.ts'
import * as profiles from './users/profiles/profile.operations.ts'
import * as closing from './users/closing/closing.operations.ts'
import * as pins from './users/security-pin/pin.operations.ts'
import * as sessions from './users/sessions/session.operations.ts'

/** All calls by name. Nothing else lists operations. */
export const operations: ReadonlyMap<string, AnyOperation> = new Map(
  [
    deviceTokens,
    listExports,
    referenceData,
    tickets,
    testimonials,
    accounts,
    emails,
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
    invitations,
    enquiries,
    properties,
    marketplace,
    assetOwners,
    assignments,
    feeds,
    viewings,
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
    plans,
    notificationPreferences,
    notifications,
  ]
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isOperation)
    .map((operation) => [operation.name, operation]),
)

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'input' in value
}
