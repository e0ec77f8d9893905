import { StopSearchAlerts } from '@keystead/contract/assets/saved-searches/saved-search.operations.ts'
import { operations } from '@keystead/contract/registry.ts'
import { assignmentModule } from './assets/assignments/assignment.module.ts'
import { draftModule } from './assets/drafts/draft.module.ts'
import { favoriteModule } from './assets/favorites/favorite.module.ts'
import { bulkModule } from './assets/bulk/bulk.module.ts'
import { feedModule } from './assets/feeds/feed.module.ts'
import { imageModule } from './assets/images/image.module.ts'
import { importModule } from './assets/imports/import.module.ts'
import { listingReportModule } from './assets/listing-reports/listing-report.module.ts'
import { listingLifeModule } from './assets/listing-life/listing-life.module.ts'
import { marketplaceModule } from './assets/marketplace/marketplace.module.ts'
import { ownerModule } from './assets/owners/owner.module.ts'
import { propertyModule } from './assets/properties/property.module.ts'
import { viewingModule } from './assets/viewings/viewing.module.ts'
import { savedSearchModule } from './assets/saved-searches/saved-search.module.ts'
import { unitModule } from './assets/units/unit.module.ts'
import { listExportModule } from './common/list-exports/list-export.module.ts'
import { referenceDataModule } from './common/reference-data/reference-data.module.ts'
import { ticketModule } from './common/support-tickets/ticket.module.ts'
import { testimonialModule } from './common/testimonials/testimonial.module.ts'
import { notificationModule } from './notifications/notifications/notification.module.ts'
import { preferenceModule } from './notifications/preferences/preference.module.ts'
import { planModule } from './plans/plans/plan.module.ts'
import type { StopPage } from './mail/stop-routes.ts'
import type { Implementation } from './rpc/module.ts'
import { deviceTokenModule } from './token/device-tokens/device-token.module.ts'
import { accountModule } from './users/accounts/account.module.ts'
import { emailModule } from './users/accounts/email.module.ts'
import { passwordModule } from './users/accounts/password.module.ts'
import { connectionModule } from './users/connections/connection.module.ts'
import { directoryModule } from './users/directory/directory.module.ts'
import { enquiryModule } from './users/enquiries/enquiry.module.ts'
import { invitationModule } from './users/invitations/invitation.module.ts'
import { identityModule } from './users/identities/identity.module.ts'
import { factorModule } from './users/factors/factor.module.ts'
import { profileDetailsModule } from './users/profiles/profile-details.module.ts'
import { profileModule } from './users/profiles/profile.module.ts'
import { closingModule } from './users/closing/closing.module.ts'
import { pinModule } from './users/security-pin/pin.module.ts'
import { sessionModule } from './users/sessions/session.module.ts'

/** Every operation with what does it. */
export const implementations: ReadonlyMap<string, Implementation> = new Map(
  [
    deviceTokenModule,
    listExportModule,
    referenceDataModule,
    ticketModule,
    testimonialModule,
    accountModule,
    emailModule,
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
    enquiryModule,
    propertyModule,
    marketplaceModule,
    listingLifeModule,
    ownerModule,
    assignmentModule,
    feedModule,
    viewingModule,
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
    notificationModule,
  ]
    .flat()
    .map((implementation) => [implementation.operation.name, implementation]),
)

const missing = [...operations.keys()].filter((name) => !implementations.has(name))
if (missing.length > 0) throw new Error(`operations without an implementation: ${missing.join(', ')}`)

/** Pages on which whoever got a mail stops such mails with one press. */
export const stopPages: readonly StopPage[] = [stopPage('/StopAlerts', StopSearchAlerts.name)]

function stopPage(path: string, operation: string): StopPage {
  const implementation = implementations.get(operation)
  if (!implementation) throw new Error(`no implementation of ${operation}`)
  return { path, implementation }
}
