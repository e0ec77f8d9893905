import { assignmentListeners } from '../leasing/assignments/assignment.listeners.ts'
import { engagementListeners } from '../leasing/engagements/engagement.listeners.ts'
import { leaseImportListeners } from '../leasing/lease-imports/lease-import.listeners.ts'
import { leaseListeners } from '../leasing/leases/lease.listeners.ts'
import { writtenDownListeners } from '../leasing/persons/person.listeners.ts'
import { personListeners } from '../identity/persons/person.listeners.ts'
import { profileListeners } from '../identity/profiles/profile.listeners.ts'
import { inquiryListeners } from '../marketplace/inquiries/inquiry.listeners.ts'
import { favoriteListeners } from '../marketplace/favorites/favorite.listeners.ts'
import { feedListeners } from '../marketplace/feeds/feed.listeners.ts'
import { listingLifeListeners } from '../marketplace/listing-life/listing-life.listeners.ts'
import { savedSearchListeners } from '../marketplace/saved-searches/saved-search.listeners.ts'
import { tourListeners } from '../marketplace/tours/tour.listeners.ts'
import { connectionListeners } from '../people/connections/connection.listeners.ts'
import { invitationListeners } from '../people/invitations/invitation.listeners.ts'
import { notificationListeners } from '../platform/notifications/notification.listeners.ts'
import { planListeners } from '../platform/plans/plan.listeners.ts'
import { savedViewListeners } from '../platform/saved-views/saved-view.listeners.ts'
import { ticketListeners } from '../platform/support-tickets/ticket.listeners.ts'
import { draftListeners } from '../properties/drafts/draft.listeners.ts'
import { imageListeners } from '../properties/images/image.listeners.ts'
import { importListeners } from '../properties/imports/import.listeners.ts'
import { ownerListeners } from '../properties/owners/owner.listeners.ts'
import { propertyListeners } from '../properties/properties/property.listeners.ts'
import { factorListeners } from '../security/factors/factor.listeners.ts'
import { identityListeners } from '../security/identities/identity.listeners.ts'
import { pinListeners } from '../security/security-pin/pin.listeners.ts'
import { sessionListeners } from '../security/sessions/session.listeners.ts'
import type { Listener } from '../rpc/events.ts'

/** All that rooms do when others tell or ask, and every hour: rooms from the ground up, as in tools/house/rooms.ts. */
export const listeners: readonly Listener[] = [
  profileListeners,
  personListeners,
  savedViewListeners,
  notificationListeners,
  planListeners,
  ticketListeners,
  sessionListeners,
  factorListeners,
  identityListeners,
  pinListeners,
  connectionListeners,
  invitationListeners,
  draftListeners,
  propertyListeners,
  imageListeners,
  ownerListeners,
  importListeners,
  engagementListeners,
  leaseListeners,
  leaseImportListeners,
  writtenDownListeners,
  assignmentListeners,
  inquiryListeners,
  tourListeners,
  listingLifeListeners,
  favoriteListeners,
  savedSearchListeners,
  feedListeners,
].flat()
