import { accessGrantExports } from '../access/access-grant.exports.ts'
import { auditExports } from '../audit/audit.exports.ts'
import { uploadExports } from '../files/upload.exports.ts'
import { accountExports } from '../identity/accounts/account.exports.ts'
import { personExports } from '../identity/persons/person.exports.ts'
import { profileExports } from '../identity/profiles/profile.exports.ts'
import { emailExports } from '../email/email.exports.ts'
import { inquiryExports } from '../marketplace/inquiries/inquiry.exports.ts'
import { favoriteExports } from '../marketplace/favorites/favorite.exports.ts'
import { feedExports } from '../marketplace/feeds/feed.exports.ts'
import { listingLifeExports } from '../marketplace/listing-life/listing-life.exports.ts'
import { savedSearchExports } from '../marketplace/saved-searches/saved-search.exports.ts'
import { tourExports } from '../marketplace/tours/tour.exports.ts'
import { connectionExports } from '../people/connections/connection.exports.ts'
import { notificationExports } from '../platform/notifications/notification.exports.ts'
import { planExports } from '../platform/plans/plan.exports.ts'
import { preferenceExports } from '../platform/preferences/preference.exports.ts'
import { savedViewExports } from '../platform/saved-views/saved-view.exports.ts'
import { ticketExports } from '../platform/support-tickets/ticket.exports.ts'
import { draftExports } from '../properties/drafts/draft.exports.ts'
import { imageExports } from '../properties/images/image.exports.ts'
import { importExports } from '../properties/imports/import.exports.ts'
import { propertyExports } from '../properties/properties/property.exports.ts'
import { factorExports } from '../security/factors/factor.exports.ts'
import { identityExports } from '../security/identities/identity.exports.ts'
import { pinExports } from '../security/security-pin/pin.exports.ts'
import { knownDeviceExports } from '../security/sessions/known-device.exports.ts'
import { sessionExports } from '../sessions/session.exports.ts'
import type { ExportedTable, RoomExports } from '../database/room-exports.ts'
import { engagementExports } from '../leasing/engagements/engagement.exports.ts'
import { leaseExports } from '../leasing/leases/lease.exports.ts'
import { linkExports } from '../links/link.exports.ts'
import { ownerExports } from '../properties/owners/owner.exports.ts'

/** What rooms say of their tables with rows of accounts, in the order in which people have always found it in their file. */
export const roomExports: readonly RoomExports[] = [
  accountExports,
  profileExports,
  sessionExports,
  knownDeviceExports,
  identityExports,
  factorExports,
  preferenceExports,
  savedViewExports,
  notificationExports,
  connectionExports,
  planExports,
  propertyExports,
  imageExports,
  ownerExports,
  leaseExports,
  personExports,
  engagementExports,
  draftExports,
  listingLifeExports,
  importExports,
  feedExports,
  favoriteExports,
  savedSearchExports,
  tourExports,
  inquiryExports,
  ticketExports,
  emailExports,
  auditExports,
  accessGrantExports,
  linkExports,
  pinExports,
  uploadExports,
]

export const exportedTables: readonly ExportedTable[] = roomExports.flatMap(({ exports = [] }) => exports)
