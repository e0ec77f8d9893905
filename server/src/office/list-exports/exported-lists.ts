import { GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { APPLICATION_STATE_TEXTS } from '@keystead/contract/applications/applications/application.values.ts'
import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetFavorites } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { GetUserPartnerOwnerAssets } from '@keystead/contract/properties/owners/owner.operations.ts'
import { RENT_FREQUENCIES, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { GetViewings } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { ExportedList } from '@keystead/contract/platform/list-exports/list-export.values.ts'
import { GetSupportTickets } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { GetInvoices, GetSentInvoices } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceCard } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { INVOICE_STATE_TEXTS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { PAYMENT_METHOD_TEXTS, PAYMENT_STATUS_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import type { AnyOperation, OutputOf } from '@keystead/contract/rpc/operation.ts'
import {
  GetJoinedUserConnections,
  GetRequestedUserConnections,
  GetUserConnections,
  GetUserConnectionsHistory,
} from '@keystead/contract/people/connections/connection.operations.ts'
import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { GetProfileEnquiries } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { getApplications } from '../../applications/applications/application.public.ts'
import { getUserAssignedAssets } from '../../leasing/assignments/assignment.public.ts'
import { getFavorites } from '../../marketplace/favorites/favorite.public.ts'
import { getUserPartnerOwnerAssets } from '../../properties/owners/owner.public.ts'
import { getInvoices, getSentInvoices } from '../../money/invoices/invoice.public.ts'
import { getAssetPayments } from '../../money/payments/payment.public.ts'
import { getTours } from '../../marketplace/tours/tour.public.ts'
import { getNotifications } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  getJoinedUserConnections,
  getRequestedUserConnections,
  getUserConnections,
  getUserConnectionsHistory,
} from '../../people/connections/connection.public.ts'
import { getProfileInquiries } from '../../marketplace/inquiries/inquiry.public.ts'
import { getSupportTickets } from '../../platform/support-tickets/ticket.public.ts'
import type { MomentCells } from './moment-cells.ts'
import type { text } from './list-export.text.ts'

type Cell = string | number | boolean | null | undefined
type Words = typeof text
type Header = keyof Words['columns']
type Column<Item> = { readonly header: Header; readonly cell: (item: Item, moment: MomentCells, t: Words) => Cell }
type Columns<Item> = Partial<Record<Header, Column<Item>['cell']>>
type Page<Item> = { Items: Item[] }

/** A list with the call that reads it, and what of a row goes into the file. */
type Exported = {
  readonly operation: AnyOperation
  readonly read: (context: CallContext, input: unknown) => Promise<Page<unknown>>
  readonly fileName: keyof Words['files']
  readonly columns: readonly Column<unknown>[]
}

type ItemOf<Op extends AnyOperation> = OutputOf<Op> extends Page<infer Item> ? Item : never

function exported<Op extends AnyOperation>(
  operation: Op,
  handler: Handler<Op>,
  fileName: keyof Words['files'],
  columns: Columns<ItemOf<Op>>,
): Exported {
  return {
    operation,
    read: handler as Exported['read'],
    fileName,
    columns: Object.entries(columns).map(([header, cell]) => ({ header: header as Header, cell: cell as Column<unknown>['cell'] })),
  }
}

const CONNECTION_COLUMNS: Columns<ConnectionCard> = {
  name: ({ With }) => With.Name,
  whoTheyAre: ({ With }) => With.ProfileType,
  company: ({ With }) => With.CompanyName,
  email: ({ InvitedEmail }) => InvitedEmail,
  status: ({ Status, Outcome }) => Outcome ?? Status.toLowerCase(),
  direction: ({ Direction }, _moment, t) => (Direction === DIRECTIONS.Sent ? t.sent : t.received),
  sent: ({ SentAt }, moment) => moment(SentAt),
  answered: ({ AnsweredAt }, moment) => moment(AnsweredAt),
  ended: ({ EndedAt }, moment) => moment(EndedAt),
  properties: ({ AssetsCount }) => AssetsCount,
}

const INVOICE_COLUMNS: Columns<InvoiceCard> = {
  number: ({ InvoiceNumber }) => InvoiceNumber,
  firstItem: ({ Title }) => Title,
  items: ({ LinesCount }) => LinesCount,
  property: ({ PropertyTitle }) => PropertyTitle,
  with: ({ Names }) => Names.join('; '),
  issued: ({ IssueDate }) => IssueDate,
  due: ({ DueDate }) => DueDate,
  amount: ({ Total }) => Total,
  paid: ({ Paid }) => Paid,
  balance: ({ Balance }) => Balance,
  state: ({ State }) => INVOICE_STATE_TEXTS[State],
  paymentOnItsWay: ({ IsProcessing }) => IsProcessing,
  sent: ({ SentAt }, moment) => moment(SentAt),
}

export const EXPORTS: Readonly<Record<ExportedList, Exported>> = {
  GetUserConnections: exported(GetUserConnections, getUserConnections, 'connections', CONNECTION_COLUMNS),
  GetJoinedUserConnections: exported(GetJoinedUserConnections, getJoinedUserConnections, 'connections', CONNECTION_COLUMNS),
  GetRequestedUserConnections: exported(GetRequestedUserConnections, getRequestedUserConnections, 'requests', CONNECTION_COLUMNS),
  GetUserConnectionsHistory: exported(GetUserConnectionsHistory, getUserConnectionsHistory, 'connectionHistory', {
    when: ({ At }, moment) => moment(At),
    with: ({ With }) => With.Name,
    whatHappened: ({ Text }) => Text,
    by: ({ ByName }) => ByName,
  }),
  GetUserAssignedAssets: exported(GetUserAssignedAssets, getUserAssignedAssets, 'assignedProperties', {
    property: ({ Title }) => Title,
    place: ({ Place }) => Place,
    owner: ({ Owner }) => Owner.Name,
    state: ({ State }) => State,
    start: ({ StartsOn }) => StartsOn,
    end: ({ EndsOn }) => EndsOn,
    rent: ({ Tenancy }) => Tenancy?.Rent,
    rentPer: ({ Tenancy }) => textOf(RENT_FREQUENCIES, Tenancy?.RentFrequencyId ?? null),
    share: ({ Tenancy }) => Tenancy?.ShareAmount,
  }),
  GetUserPartnerOwnerAssets: exported(GetUserPartnerOwnerAssets, getUserPartnerOwnerAssets, 'partnershipProperties', {
    property: ({ Title }) => Title,
    address: ({ AddressLine }) => AddressLine,
    city: ({ City }) => City,
    state: ({ StateCode }) => StateCode,
    zip: ({ Zip }) => Zip,
    ownershipPercent: ({ OwnershipPercent }) => OwnershipPercent,
    since: ({ EffectiveFrom }) => EffectiveFrom,
    managedBy: ({ ManagedBy }) => ManagedBy.Name,
    rentOrPrice: ({ Amount }) => Amount,
    listed: ({ IsListed }) => IsListed,
  }),
  GetProfileEnquiries: exported(GetProfileEnquiries, getProfileInquiries, 'messages', {
    sent: ({ SentAt }, moment) => moment(SentAt),
    name: ({ Name }) => Name,
    property: ({ AssetTitle }) => AssetTitle,
    message: ({ Excerpt }) => Excerpt,
    read: ({ IsRead }) => IsRead,
  }),
  GetViewings: exported(GetViewings, getTours, 'tours', {
    property: ({ AssetTitle }) => AssetTitle,
    city: ({ City }) => City,
    with: ({ With }) => With.Name,
    email: ({ With }) => With.Email,
    phone: ({ With }) => With.Phone,
    state: ({ State }) => State,
    // Where the home stands, as the screen tells it.
    time: ({ StartsAt, TimeZone }, moment) => moment(StartsAt, TimeZone),
    askedFor: ({ Times, TimeZone }, moment) => Times.map((time) => moment(time, TimeZone)).join('; '),
    askedOn: ({ CreatedAt }, moment) => moment(CreatedAt),
  }),
  GetNotifications: exported(GetNotifications, getNotifications, 'notifications', {
    when: ({ CreatedAt }, moment) => moment(CreatedAt),
    who: ({ FirstName, LastName }) => [FirstName, LastName].filter(Boolean).join(' '),
    what: ({ Message }) => Message,
    read: ({ IsRead }) => IsRead,
  }),
  GetFavorites: exported(GetFavorites, getFavorites, 'savedHomes', {
    property: ({ Title }) => Title,
    onTheMarket: ({ Listing }) => Listing !== null,
    rentOrPrice: ({ Listing }) => Listing?.Amount,
    city: ({ Listing }) => Listing?.City,
    state: ({ Listing }) => Listing?.StateCode,
    saved: ({ SavedAt }, moment) => moment(SavedAt),
  }),
  GetSupportTickets: exported(GetSupportTickets, getSupportTickets, 'supportTickets', {
    number: ({ Number: number }) => number,
    subject: ({ Subject }) => Subject,
    about: ({ SupportType }) => SupportType,
    state: ({ State }) => State,
    opened: ({ CreatedAt }, moment) => moment(CreatedAt),
    lastNews: ({ UpdatedAt }, moment) => moment(UpdatedAt),
  }),
  GetInvoices: exported(GetInvoices, getInvoices, 'invoices', INVOICE_COLUMNS),
  GetSentInvoices: exported(GetSentInvoices, getSentInvoices, 'invoices', INVOICE_COLUMNS),
  GetAssetPayments: exported(GetAssetPayments, getAssetPayments, 'payments', {
    invoice: ({ InvoiceNumber }) => InvoiceNumber,
    receipt: ({ ReceiptNumber }) => ReceiptNumber,
    property: ({ PropertyTitle }) => PropertyTitle,
    from: ({ PayerName }) => PayerName,
    method: ({ Method }) => PAYMENT_METHOD_TEXTS[Method],
    detail: ({ MethodDetail }) => MethodDetail,
    amount: ({ Amount }) => Amount,
    wentBack: ({ WentBack }) => WentBack,
    status: ({ Status, IsYours }, _moment, t) => (Status === 'needsAction' && !IsYours ? t.payersBank : PAYMENT_STATUS_TEXTS[Status]),
    reason: ({ FailureReason }) => FailureReason,
    begun: ({ StartedAt }, moment) => moment(StartedAt),
    paidOn: ({ PaidOn }) => PaidOn,
    expected: ({ ExpectedOn }) => ExpectedOn,
    arrived: ({ SettledAt }, moment) => moment(SettledAt),
  }),
  GetApplications: exported(GetApplications, getApplications, 'applications', {
    number: ({ Number: number }) => number,
    property: ({ Home }) => Home.Title,
    address: ({ Home }) => Home.AddressLine,
    rent: ({ Home }) => Home.Rent,
    rentPer: ({ Home }) => textOf(RENT_FREQUENCIES, Home.RentFrequencyId),
    people: ({ Names }) => Names.join('; '),
    landlord: ({ LandlordName }) => LandlordName,
    state: ({ State }) => APPLICATION_STATE_TEXTS[State],
    forms: ({ FormsCount }) => FormsCount,
    formsSubmitted: ({ SubmittedCount }) => SubmittedCount,
    moveIn: ({ MoveInOn }) => MoveInOn,
    date: ({ At }, moment) => moment(At),
  }),
}
