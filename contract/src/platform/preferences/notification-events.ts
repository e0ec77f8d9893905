import type { ProfileTypeName } from '../../rpc/access.ts'
import type { NewsArea } from '../../rpc/permissions.ts'

/** Types of notifications with the numbers of the spec (§3). */
export const NOTIFICATION_TYPES = { Notification: 1, Message: 2, Payment: 3 } as const
export type NotificationTypeId = (typeof NOTIFICATION_TYPES)[keyof typeof NOTIFICATION_TYPES]

export type NotificationEvent = {
  /** Never used again for something else: preferences name it. */
  readonly key: string
  readonly group: 'Security' | 'People' | 'Properties' | 'Money' | 'Papers' | 'Requests' | 'Plan'
  readonly label: string
  /** When it happens, for the person who decides. */
  readonly when: string
  readonly typeId: NotificationTypeId
  /** Which members of a business hear of it. */
  readonly area: NewsArea
  readonly defaults: { readonly inApp: boolean; readonly email: boolean }
  /** Channels that no one can switch off: the account's safety, the law or a contract depends on them. */
  readonly fixed?: readonly ('inApp' | 'email')[]
  /** Whom it concerns; all, where it is not said. */
  readonly profiles?: readonly ProfileTypeName[]
  /** Nothing tells of it yet, so no one is asked about it. Goes with the first `notify` of it. */
  readonly isToCome?: true
}

const { Notification, Message, Payment } = NOTIFICATION_TYPES
const both = { inApp: true, email: true }
const onScreen = { inApp: true, email: false }

const EVENTS = [
  {
    key: 'security.newSignIn',
    group: 'Security',
    label: 'New sign-in',
    when: 'Someone signs in to your account from a new device.',
    typeId: Notification,
    area: 'personal',
    defaults: both,
    fixed: ['inApp', 'email'],
  },
  {
    key: 'security.changed',
    group: 'Security',
    label: 'Security change',
    when: 'Your password, email, PIN or second factor changes.',
    typeId: Notification,
    area: 'personal',
    defaults: both,
    fixed: ['inApp', 'email'],
  },

  {
    key: 'enquiry.received',
    group: 'People',
    label: 'Message',
    when: 'Someone writes to you from your public page or a listing.',
    typeId: Message,
    area: 'leads',
    defaults: both,
  },
  {
    key: 'connection.invited',
    group: 'People',
    label: 'Invitation',
    when: 'Someone wants to connect with you.',
    typeId: Notification,
    area: 'connections',
    defaults: both,
  },
  {
    key: 'connection.answered',
    group: 'People',
    label: 'Invitation answered',
    when: 'Someone accepts or declines your invitation.',
    typeId: Notification,
    area: 'connections',
    defaults: both,
  },
  {
    key: 'connection.ended',
    group: 'People',
    label: 'Connection ended',
    when: 'Someone ends a connection with you.',
    typeId: Notification,
    area: 'connections',
    defaults: both,
  },
  {
    key: 'member.invited',
    group: 'People',
    label: 'Business membership',
    when: 'A business invites you as a member.',
    typeId: Notification,
    area: 'personal',
    defaults: both,
    isToCome: true,
  },

  {
    key: 'asset.assigned',
    group: 'Properties',
    label: 'Assignment',
    when: 'A property is assigned to you, an assignment ends, one of your leases changes, or an agent moves tenants in or out for you.',
    typeId: Notification,
    area: 'properties',
    defaults: both,
  },
  {
    key: 'asset.termsChanged',
    group: 'Properties',
    label: 'Price and terms',
    when: 'An agent changes the price, terms or address of one of your properties.',
    typeId: Notification,
    area: 'properties',
    defaults: both,
    profiles: ['Owner'],
  },
  {
    key: 'asset.ownershipChanged',
    group: 'Properties',
    label: 'Shared ownership',
    when: 'Your share in a property changes.',
    typeId: Notification,
    area: 'properties',
    defaults: both,
    profiles: ['Owner'],
  },
  {
    key: 'listing.expiring',
    group: 'Properties',
    label: 'Listing ends soon',
    when: 'One of your listings is about to leave the market.',
    typeId: Notification,
    area: 'listings',
    defaults: both,
    profiles: ['Owner', 'Agent'],
  },
  {
    key: 'listing.expired',
    group: 'Properties',
    label: 'Listing ended',
    when: 'One of your listings has left the market because no one renewed it.',
    typeId: Notification,
    area: 'listings',
    defaults: both,
    profiles: ['Owner', 'Agent'],
  },
  {
    key: 'search.alert',
    group: 'Properties',
    label: 'New homes in a saved search',
    when: 'A home that matches one of your saved searches is new, or its price drops. At most one email a day.',
    typeId: Notification,
    area: 'personal',
    defaults: both,
  },
  {
    key: 'viewing.requested',
    group: 'Properties',
    label: 'Tour',
    when: 'Someone asks for a tour, or one is confirmed or canceled.',
    typeId: Message,
    area: 'leads',
    defaults: both,
  },

  {
    key: 'invoice.sent',
    group: 'Money',
    label: 'Invoice',
    when: 'You receive an invoice.',
    typeId: Payment,
    area: 'invoices',
    defaults: both,
  },
  {
    key: 'invoice.overdue',
    group: 'Money',
    label: 'Overdue invoice',
    when: 'An invoice was not paid by its due date.',
    typeId: Payment,
    area: 'invoices',
    defaults: both,
  },
  {
    key: 'payment.processing',
    group: 'Money',
    label: 'Payment started',
    when: 'A payment is on its way.',
    typeId: Payment,
    area: 'payments',
    defaults: onScreen,
  },
  {
    key: 'payment.settled',
    group: 'Money',
    label: 'Payment arrived',
    when: 'A payment has arrived.',
    typeId: Payment,
    area: 'payments',
    defaults: both,
  },
  {
    key: 'payment.returned',
    group: 'Money',
    label: 'Payment failed',
    when: 'A payment fails or is returned.',
    typeId: Payment,
    area: 'payments',
    defaults: both,
    fixed: ['inApp', 'email'],
  },
  {
    key: 'paymentAccount.decided',
    group: 'Money',
    label: 'Payment account',
    when: 'A payment account of yours is activated, rejected or limited, or needs something from you.',
    typeId: Payment,
    area: 'paymentAccounts',
    defaults: both,
    fixed: ['inApp', 'email'],
    profiles: ['Owner', 'Agent'],
  },

  {
    key: 'application.sent',
    group: 'Papers',
    label: 'Application to fill in',
    when: 'You are asked to fill in an application for a home.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
  },
  {
    key: 'application.submitted',
    group: 'Papers',
    label: 'Application',
    when: 'Someone applies for one of your homes, or withdraws.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
    profiles: ['Owner', 'Agent'],
  },
  {
    key: 'application.fee',
    group: 'Papers',
    label: 'Application fee',
    when: 'A fee that you were asked to pay for an application is not asked any more.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
  },
  {
    key: 'application.ended',
    group: 'Papers',
    label: 'Application over',
    when: 'An application of yours is taken back, withdrawn, closed or has expired.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
  },
  {
    key: 'application.decided',
    group: 'Papers',
    label: 'Decision on your application',
    when: 'An owner decides on your application.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
    fixed: ['email'],
  },
  {
    key: 'screening.requested',
    group: 'Papers',
    label: 'Screening of you',
    when: 'You are asked to agree to a report about you, or its agency needs something from you.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
    fixed: ['email'],
  },
  {
    key: 'screening.updated',
    group: 'Papers',
    label: 'Screening',
    when: 'A report is there, was corrected, or there will be none.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
  },
  {
    key: 'application.referenceAnswered',
    group: 'Papers',
    label: 'Reference',
    when: 'Someone answers whom you asked for a reference about an applicant, or says that they won’t.',
    typeId: Notification,
    area: 'applications',
    defaults: both,
    profiles: ['Owner', 'Agent'],
  },
  {
    key: 'renterProfile.opened',
    group: 'Papers',
    label: 'Renter’s profile opened',
    when: 'Someone opens a link to your renter’s profile. At most once an hour for each link.',
    typeId: Notification,
    area: 'personal',
    defaults: both,
  },
  {
    key: 'agreement.sent',
    group: 'Papers',
    label: 'Agreement to sign',
    when: 'An agreement is waiting for your signature.',
    typeId: Notification,
    area: 'agreements',
    defaults: both,
  },
  {
    key: 'agreement.signed',
    group: 'Papers',
    label: 'Agreement signed',
    when: 'Someone signs or declines one of your agreements, or everyone has signed.',
    typeId: Notification,
    area: 'agreements',
    defaults: both,
  },
  {
    key: 'agreement.expiring',
    group: 'Papers',
    label: 'Agreement expires',
    when: 'An agreement you haven’t signed is about to expire.',
    typeId: Notification,
    area: 'agreements',
    defaults: both,
  },
  {
    key: 'lease.expiring',
    group: 'Papers',
    label: 'Lease ends',
    when: 'One of your leases ends soon.',
    typeId: Notification,
    area: 'leases',
    defaults: both,
  },
  {
    key: 'lease.notice',
    group: 'Papers',
    label: 'Notice',
    when: 'Tenants give notice that they’re moving out of one of your homes, or withdraw it.',
    typeId: Notification,
    area: 'leases',
    defaults: both,
  },
  {
    key: 'lease.renewalAsked',
    group: 'Papers',
    label: 'Renewal request',
    when: 'A tenant asks to stay after the last day of a lease.',
    typeId: Notification,
    area: 'leases',
    defaults: both,
    profiles: ['Owner', 'Agent'],
  },
  {
    key: 'document.shared',
    group: 'Papers',
    label: 'Shared document',
    when: 'Someone shares a document with you.',
    typeId: Notification,
    area: 'documents',
    defaults: both,
  },
  {
    key: 'document.expiring',
    group: 'Papers',
    label: 'Document expires',
    when: 'One of your documents, such as an insurance policy, expires soon.',
    typeId: Notification,
    area: 'documents',
    defaults: both,
  },

  {
    key: 'request.updated',
    group: 'Requests',
    label: 'Service request',
    when: 'A repair or other request is made, answered or completed.',
    typeId: Notification,
    area: 'services',
    defaults: both,
    isToCome: true,
  },
  {
    key: 'ticket.answered',
    group: 'Requests',
    label: 'Answer from support',
    when: 'We answer one of your questions.',
    typeId: Message,
    area: 'personal',
    defaults: both,
  },
  {
    key: 'note.due',
    group: 'Requests',
    label: 'Reminder',
    when: 'A note you left yourself is due.',
    typeId: Notification,
    area: 'personal',
    defaults: onScreen,
    fixed: ['inApp'],
  },

  {
    key: 'plan.changed',
    group: 'Plan',
    label: 'Plan',
    when: 'Your plan changes or is about to.',
    typeId: Notification,
    area: 'plan',
    defaults: both,
    // It is a contract.
    fixed: ['email'],
  },
  {
    key: 'plan.limit',
    group: 'Plan',
    label: 'Plan limit',
    when: 'You’re close to a limit of your plan.',
    typeId: Notification,
    area: 'plan',
    defaults: both,
    isToCome: true,
  },
] as const satisfies readonly NotificationEvent[]

export type NotificationEventKey = (typeof EVENTS)[number]['key']

/** Everything that someone may be told of, by group in the order of the settings screen. */
export const NOTIFICATION_EVENTS: readonly NotificationEvent[] = EVENTS

export function eventsFor(profileType: ProfileTypeName): readonly NotificationEvent[] {
  return NOTIFICATION_EVENTS.filter(({ profiles }) => !profiles || profiles.includes(profileType))
}

/** What a person is asked about: events that something tells of. */
export function offeredEvents(profileType: ProfileTypeName): readonly NotificationEvent[] {
  return eventsFor(profileType).filter(({ isToCome }) => !isToCome)
}

/** A key that is not in the list is a mistake of the program. */
export function notificationEvent(key: string): NotificationEvent {
  const event = NOTIFICATION_EVENTS.find((each) => each.key === key)
  if (!event) throw new Error(`there is no event named ${key}`)
  return event
}
