import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetFavorites } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { GetUserPartnerOwnerAssets } from '@keystead/contract/properties/owners/owner.operations.ts'
import { RENT_FREQUENCIES, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { GetViewings } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { ExportedList } from '@keystead/contract/platform/list-exports/list-export.values.ts'
import { GetSupportTickets } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
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
import { getUserAssignedAssets } from '../../leasing/assignments/assignment.public.ts'
import { getFavorites } from '../../marketplace/favorites/favorite.public.ts'
import { getUserPartnerOwnerAssets } from '../../properties/owners/owner.public.ts'
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

type Cell = string | number | null | undefined
type Column<Item> = { readonly header: string; readonly cell: (item: Item, moment: MomentCells) => Cell }
type Page<Item> = { Items: Item[] }

/** A list with the call that reads it, and what of a row goes into the file. */
type Exported = {
  readonly operation: AnyOperation
  readonly read: (context: CallContext, input: unknown) => Promise<Page<unknown>>
  readonly fileName: string
  readonly columns: readonly Column<unknown>[]
}

type ItemOf<Op extends AnyOperation> = OutputOf<Op> extends Page<infer Item> ? Item : never

function exported<Op extends AnyOperation>(
  operation: Op,
  handler: Handler<Op>,
  fileName: string,
  columns: Record<string, (item: ItemOf<Op>, moment: MomentCells) => Cell>,
): Exported {
  return {
    operation,
    read: handler as Exported['read'],
    fileName,
    columns: Object.entries(columns).map(([header, cell]) => ({ header, cell: cell as Column<unknown>['cell'] })),
  }
}

const CONNECTION_COLUMNS: Record<string, (card: ConnectionCard, moment: MomentCells) => Cell> = {
  Name: ({ With }) => With.Name,
  'Who they are': ({ With }) => With.ProfileType,
  Company: ({ With }) => With.CompanyName,
  Email: ({ InvitedEmail }) => InvitedEmail,
  Status: ({ Status, Outcome }) => Outcome ?? Status.toLowerCase(),
  Direction: ({ Direction }) => (Direction === DIRECTIONS.Sent ? 'sent' : 'received'),
  Sent: ({ SentAt }, moment) => moment(SentAt),
  Answered: ({ AnsweredAt }, moment) => moment(AnsweredAt),
  Ended: ({ EndedAt }, moment) => moment(EndedAt),
  Properties: ({ AssetsCount }) => AssetsCount,
}

export const EXPORTS: Readonly<Record<ExportedList, Exported>> = {
  GetUserConnections: exported(GetUserConnections, getUserConnections, 'connections', CONNECTION_COLUMNS),
  GetJoinedUserConnections: exported(GetJoinedUserConnections, getJoinedUserConnections, 'connections', CONNECTION_COLUMNS),
  GetRequestedUserConnections: exported(GetRequestedUserConnections, getRequestedUserConnections, 'requests', CONNECTION_COLUMNS),
  GetUserConnectionsHistory: exported(GetUserConnectionsHistory, getUserConnectionsHistory, 'connection history', {
    When: ({ At }, moment) => moment(At),
    With: ({ With }) => With.Name,
    'What happened': ({ Text }) => Text,
    By: ({ ByName }) => ByName,
  }),
  GetUserAssignedAssets: exported(GetUserAssignedAssets, getUserAssignedAssets, 'assigned properties', {
    Property: ({ Title }) => Title,
    Place: ({ Place }) => Place,
    Owner: ({ Owner }) => Owner.Name,
    State: ({ State }) => State,
    Start: ({ StartsOn }) => StartsOn,
    End: ({ EndsOn }) => EndsOn,
    Rent: ({ Tenancy }) => Tenancy?.Rent,
    'Rent per': ({ Tenancy }) => textOf(RENT_FREQUENCIES, Tenancy?.RentFrequencyId ?? null),
    'Share of it': ({ Tenancy }) => Tenancy?.ShareAmount,
  }),
  GetUserPartnerOwnerAssets: exported(GetUserPartnerOwnerAssets, getUserPartnerOwnerAssets, 'partnership properties', {
    Property: ({ Title }) => Title,
    Address: ({ AddressLine }) => AddressLine,
    City: ({ City }) => City,
    State: ({ StateCode }) => StateCode,
    Zip: ({ Zip }) => Zip,
    'Ownership percent': ({ OwnershipPercent }) => OwnershipPercent,
    Since: ({ EffectiveFrom }) => EffectiveFrom,
    'Managed by': ({ ManagedBy }) => ManagedBy.Name,
    'Rent or price': ({ Amount }) => Amount,
    Listed: ({ IsListed }) => (IsListed ? 'yes' : 'no'),
  }),
  GetProfileEnquiries: exported(GetProfileEnquiries, getProfileInquiries, 'messages', {
    Sent: ({ SentAt }, moment) => moment(SentAt),
    Name: ({ Name }) => Name,
    Property: ({ AssetTitle }) => AssetTitle,
    Message: ({ Excerpt }) => Excerpt,
    Read: ({ IsRead }) => (IsRead ? 'yes' : 'no'),
  }),
  GetViewings: exported(GetViewings, getTours, 'tours', {
    Property: ({ AssetTitle }) => AssetTitle,
    City: ({ City }) => City,
    With: ({ With }) => With.Name,
    Email: ({ With }) => With.Email,
    Phone: ({ With }) => With.Phone,
    State: ({ State }) => State,
    // Where the home stands, as the screen tells it.
    Time: ({ StartsAt, TimeZone }, moment) => moment(StartsAt, TimeZone),
    'Asked for': ({ Times, TimeZone }, moment) => Times.map((time) => moment(time, TimeZone)).join('; '),
    'Asked on': ({ CreatedAt }, moment) => moment(CreatedAt),
  }),
  GetNotifications: exported(GetNotifications, getNotifications, 'notifications', {
    When: ({ CreatedAt }, moment) => moment(CreatedAt),
    Who: ({ FirstName, LastName }) => [FirstName, LastName].filter(Boolean).join(' '),
    What: ({ Message }) => Message,
    Read: ({ IsRead }) => (IsRead ? 'yes' : 'no'),
  }),
  GetFavorites: exported(GetFavorites, getFavorites, 'saved homes', {
    Property: ({ Title }) => Title,
    'On the market': ({ Listing }) => (Listing ? 'yes' : 'no'),
    'Rent or price': ({ Listing }) => Listing?.Amount,
    City: ({ Listing }) => Listing?.City,
    State: ({ Listing }) => Listing?.StateCode,
    Saved: ({ SavedAt }, moment) => moment(SavedAt),
  }),
  GetSupportTickets: exported(GetSupportTickets, getSupportTickets, 'support requests', {
    Number: ({ Number: number }) => number,
    Subject: ({ Subject }) => Subject,
    About: ({ SupportType }) => SupportType,
    State: ({ State }) => State,
    Opened: ({ CreatedAt }, moment) => moment(CreatedAt),
    'Last news': ({ UpdatedAt }, moment) => moment(UpdatedAt),
  }),
}
