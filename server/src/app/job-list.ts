import { assignmentDaysJob } from '../leasing/assignments/days.job-definition.ts'
import { notifyOfDays } from '../leasing/assignments/days.job.ts'
import { importLeasesJob } from '../leasing/lease-imports/lease-import.job-definition.ts'
import { handleLeaseImport } from '../leasing/lease-imports/lease-import.job.ts'
import { leaseEndsJob } from '../leasing/leases/lease-end.job-definition.ts'
import { notifyOfEndingLeases } from '../leasing/leases/lease-end.job.ts'
import { importAssetsJob } from '../properties/imports/import.job-definition.ts'
import { handleAssetImport } from '../properties/imports/import.job.ts'
import { foldListingCountsJob } from '../marketplace/search/fold-counts.job-definition.ts'
import { foldCounts } from '../marketplace/search/fold-counts.job.ts'
import { tourRemindersJob } from '../marketplace/tours/tour-reminder.job-definition.ts'
import { remindOfTours } from '../marketplace/tours/tour-reminder.job.ts'
import { searchAlertsJob } from '../marketplace/saved-searches/search-alert.job-definition.ts'
import { sendSearchAlerts } from '../marketplace/saved-searches/search-alert.job.ts'
import { endListingsJob } from '../marketplace/listing-life/listing-end.job-definition.ts'
import { endOldListings } from '../marketplace/listing-life/listing-end.job.ts'
import { renewListingsJob } from '../marketplace/listing-life/renew-listings.job-definition.ts'
import { renewListingsOfNotice } from '../marketplace/listing-life/renew-listings.job.ts'
import { housekeepingJob, keepHouse } from './housekeeping.ts'
import type { DemoRoom } from '../demo/demo-room.ts'
import { type JobDefinition, type JobRegistration, handles } from '../jobs/jobs.ts'
import { emailDefinitions } from './email-list.ts'
import { deliverEmail } from '../email/deliver-email.ts'
import { sendEmailJob } from '../email/send-email.job-definition.ts'
import { makeOutsideCall } from '../outside-calls/make-outside-call.ts'
import { outsideCallJob } from '../outside-calls/outside-call.job-definition.ts'
import { outsideCalls } from './outside-calls.ts'
import { notificationEmailsJob } from '../platform/notifications/notification-emails.job-definition.ts'
import { sendNotificationEmails } from '../platform/notifications/notification-emails.job.ts'
import { planPeriodsJob } from '../platform/plans/plan-period.job-definition.ts'
import { endPlanPeriods } from '../platform/plans/plan-period.job.ts'
import { afterEventJob } from '../rpc/events.ts'
import type { Services } from '../rpc/services.ts'
import { runAfterEvent } from './after-event.ts'
import { expireInvitationsJob } from '../people/invitations/expire-invitations.job-definition.ts'
import { expireInvitations } from '../people/invitations/expire-invitations.job.ts'

/** All kinds of background work; a demo has its own as well. */
export const jobDefinitions: readonly JobDefinition<object>[] = [
  importAssetsJob,
  importLeasesJob,
  sendEmailJob,
  housekeepingJob,
  planPeriodsJob,
  endListingsJob,
  renewListingsJob,
  leaseEndsJob,
  assignmentDaysJob,
  searchAlertsJob,
  tourRemindersJob,
  foldListingCountsJob,
  notificationEmailsJob,
  expireInvitationsJob,
  afterEventJob,
  outsideCallJob,
]

/** Of one process. */
type Working = { readonly services: Services; readonly demo: DemoRoom | null }

export function jobRegistrations({ services, demo }: Working): readonly JobRegistration[] {
  return [
    handles(importAssetsJob, (data, signal) => handleAssetImport(services, data, signal)),
    handles(importLeasesJob, (data, signal) => handleLeaseImport(services, data, signal)),
    handles(sendEmailJob, (data, signal) => deliverEmail(services, emailDefinitions, data, signal), { concurrency: 3 }),
    handles(housekeepingJob, (_data, signal) => keepHouse(services, signal)),
    handles(tourRemindersJob, (_data, signal) => remindOfTours(services, signal)),
    handles(endListingsJob, (_data, signal) => endOldListings(services, signal)),
    handles(renewListingsJob, (data, signal) => renewListingsOfNotice(services, data, signal)),
    handles(assignmentDaysJob, (_data, signal) => notifyOfDays(services, signal)),
    handles(leaseEndsJob, (_data, signal) => notifyOfEndingLeases(services, signal)),
    handles(planPeriodsJob, (_data, signal) => endPlanPeriods(services, signal)),
    handles(searchAlertsJob, (_data, signal) => sendSearchAlerts(services, signal)),
    handles(notificationEmailsJob, (_data, signal) => sendNotificationEmails(services, signal)),
    handles(expireInvitationsJob, (_data, signal) => expireInvitations(services, signal)),
    handles(afterEventJob, (data) => runAfterEvent(services, data), { concurrency: 2 }),
    handles(outsideCallJob, (data, signal) => makeOutsideCall(services, outsideCalls, data, signal), { concurrency: 3 }),
    handles(foldListingCountsJob, () => foldCounts(services)),
    ...(demo?.jobRegistrations(services) ?? []),
  ]
}
