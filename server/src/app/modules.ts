import { StopSearchAlerts } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { operations } from '@keystead/contract/registry.ts'
import { assignmentModule } from '../leasing/assignments/assignment.module.ts'
import { engagementModule } from '../leasing/engagements/engagement.module.ts'
import { leaseImportModule } from '../leasing/lease-imports/lease-import.module.ts'
import { leaseModule } from '../leasing/leases/lease.module.ts'
import { personModule } from '../leasing/persons/person.module.ts'
import { draftModule } from '../properties/drafts/draft.module.ts'
import { favoriteModule } from '../marketplace/favorites/favorite.module.ts'
import { bulkModule } from '../properties/bulk/bulk.module.ts'
import { feedModule } from '../marketplace/feeds/feed.module.ts'
import { imageModule } from '../properties/images/image.module.ts'
import { importModule } from '../properties/imports/import.module.ts'
import { listingReportModule } from '../marketplace/listing-reports/listing-report.module.ts'
import { listingLifeModule } from '../marketplace/listing-life/listing-life.module.ts'
import { marketplaceModule } from '../marketplace/search/marketplace.module.ts'
import { ownerModule } from '../properties/owners/owner.module.ts'
import { propertyModule } from '../properties/properties/property.module.ts'
import { tourModule } from '../marketplace/tours/tour.module.ts'
import { savedSearchModule } from '../marketplace/saved-searches/saved-search.module.ts'
import { unitModule } from '../properties/units/unit.module.ts'
import { dashboardModule } from '../office/dashboard/dashboard.module.ts'
import { finderModule } from '../office/finder/finder.module.ts'
import { leadModule } from '../office/leads/lead.module.ts'
import { listExportModule } from '../office/list-exports/list-export.module.ts'
import { referenceDataModule } from '../places/reference-data/reference-data.module.ts'
import { ticketModule } from '../platform/support-tickets/ticket.module.ts'
import { testimonialModule } from '../platform/testimonials/testimonial.module.ts'
import { notificationModule } from '../platform/notifications/notification.module.ts'
import { preferenceModule } from '../platform/preferences/preference.module.ts'
import { savedViewModule } from '../platform/saved-views/saved-view.module.ts'
import { planModule } from '../platform/plans/plan.module.ts'
import type { StopPage } from '../email/stop-routes.ts'
import type { Implementation } from '../rpc/module.ts'
import { deviceTokenModule } from '../security/device-tokens/device-token.module.ts'
import { accountModule } from '../security/sign-in/account.module.ts'
import { emailModule } from '../security/sign-in/email.module.ts'
import { passwordModule } from '../security/sign-in/password.module.ts'
import { knownAddressModule } from '../people/connections/known-address.module.ts'
import { connectionModule } from '../people/connections/connection.module.ts'
import { directoryModule } from '../marketplace/directory/directory.module.ts'
import { inquiryModule } from '../marketplace/inquiries/inquiry.module.ts'
import { invitationModule } from '../people/invitations/invitation.module.ts'
import { identityModule } from '../security/identities/identity.module.ts'
import { factorModule } from '../security/factors/factor.module.ts'
import { profileDetailsModule } from '../identity/profiles/profile-details.module.ts'
import { profileModule } from '../identity/profiles/profile.module.ts'
import { closingModule } from '../security/closing/closing.module.ts'
import { pinModule } from '../security/security-pin/pin.module.ts'
import { sessionModule } from '../security/sessions/session.module.ts'

/** Every operation with what does it. */
export const implementations: ReadonlyMap<string, Implementation> = new Map(
  [
    deviceTokenModule,
    listExportModule,
    dashboardModule,
    referenceDataModule,
    ticketModule,
    testimonialModule,
    accountModule,
    emailModule,
    knownAddressModule,
    passwordModule,
    sessionModule,
    factorModule,
    identityModule,
    pinModule,
    closingModule,
    profileModule,
    profileDetailsModule,
    directoryModule,
    connectionModule,
    invitationModule,
    inquiryModule,
    propertyModule,
    marketplaceModule,
    listingLifeModule,
    ownerModule,
    engagementModule,
    leaseModule,
    personModule,
    leaseImportModule,
    assignmentModule,
    feedModule,
    tourModule,
    leadModule,
    finderModule,
    listingReportModule,
    favoriteModule,
    savedSearchModule,
    draftModule,
    unitModule,
    bulkModule,
    imageModule,
    importModule,
    planModule,
    preferenceModule,
    savedViewModule,
    notificationModule,
  ]
    .flat()
    .map((implementation) => [implementation.operation.name, implementation]),
)

const missing = [...operations.keys()].filter((name) => !implementations.has(name))
if (missing.length > 0) throw new Error(`operations without an implementation: ${missing.join(', ')}`)

/** Pages on which the reader of an email stops such emails with one press. */
export const stopPages: readonly StopPage[] = [stopPage('/StopAlerts', StopSearchAlerts.name)]

function stopPage(path: string, operation: string): StopPage {
  const implementation = implementations.get(operation)
  if (!implementation) throw new Error(`no implementation of ${operation}`)
  return { path, implementation }
}
