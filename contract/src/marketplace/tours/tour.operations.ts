import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './tours-messages.text.ts'
import { linkToken, rowId } from '../../values/fields.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { CancelTourInput, ConfirmTourInput, DenyTourInput, ProposeTourTimeInput, requestFields } from './tour.forms.ts'
import { TOUR_LISTS, TOUR_SIDES, TOUR_STATES } from './tour.values.ts'

const assets = area('assets')

export const ViewingNotFound = defineError('ViewingNotFound', 404, messages.tourNotFound)
export const ViewingMoved = defineError('ViewingMoved', 409, messages.tourMoved)
export const ViewingTimeTaken = defineError('ViewingTimeTaken', 409, messages.tourTimeTaken)
export const ViewingOverlaps = defineError('ViewingOverlaps', 409, messages.tourOverlaps)
export const ViewingLinkExpired = defineError('ViewingLinkExpired', 404, messages.tourLinkExpired)
export const TooManyViewings = defineError('TooManyViewings', 429, messages.tooManyTours)
export const HomeIsBusy = defineError('HomeIsBusy', 429, messages.homeIsBusy)

const anyoneWithProfile = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const ownTour = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ViewingId', kind: 'tour', reach: ['agent:list'] } })
const ownRequest = signedIn({ profiles: 'any', own: { field: 'ViewingId', kind: 'tour-request' } })
const byLink = publicAccess('The secret link of an email shows one tour to the person who asked for it, who may have no account.')
export const GetViewingOptions = assets.query('GetViewingOptions', {
  summary: 'What a form needs to ask for a tour: the time zone of the home, and the first and last day there.',
  access: publicAccess('Visitors ask for tours.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ TimeZone: z.string(), FirstDate: z.iso.date(), LastDate: z.iso.date() }),
  errors: [PropertyNotFound],
  reads: ['listing'],
})

export const RequestViewing = assets.command('RequestViewing', {
  summary: 'Asks to see a listed home at one of up to three times; an email brings the link to follow, change or cancel it.',
  access: publicAccess('Visitors ask for tours. A quota for each sender and each lister limits abuse.'),
  input: z.strictObject({ AssetId: rowId('Property'), ...requestFields }),
  output: z.object({ ListerName: z.string() }),
  errors: [PropertyNotFound, TooManyViewings, HomeIsBusy],
  changes: ['tour'],
  quota: 'sensitive',
})

/** One tour as one of its two sides sees it. */
export const Tour = z
  .object({
    ViewingId: z.guid(),
    State: z.enum(TOUR_STATES),
    WaitsFor: z.enum(TOUR_SIDES),
    /** The confirmed time is over, or all times that were named have passed. */
    IsOver: z.boolean(),
    AssetId: z.guid(),
    /** As it was called when it was asked for. */
    AssetTitle: z.string(),
    City: z.string(),
    /** Whether strangers can still see it. */
    IsListed: z.boolean(),
    TimeZone: z.string(),
    /** What the visitor asked for, best first. */
    Times: z.array(z.iso.datetime()),
    /** What the lister has proposed instead. */
    ProposedTime: z.iso.datetime().nullable(),
    /** The time that both agreed on, kept when it is cancelled. */
    StartsAt: z.iso.datetime().nullable(),
    Minutes: z.int(),
    /** Where to go: of a confirmed tour alone. */
    Address: z.string().nullable(),
    /** From the lister to the visitor. */
    Words: z.string().nullable(),
    DenialReason: z.string().nullable(),
    EndedBy: z.enum(TOUR_SIDES).nullable(),
    /** The other side; how to reach it is told to the lister alone. */
    With: z.object({ Name: z.string(), Email: z.string().nullable(), Phone: z.string().nullable() }),
    /** For those who list the home: who of them is to answer; null where that is the caller. */
    AnsweredBy: z.object({ ProfileId: z.guid(), Name: z.string() }).nullable(),
    Note: z.string().nullable(),
    CreatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Tour' })
export type Tour = z.infer<typeof Tour>

export const GetViewings = assets.query('GetViewings', {
  summary:
    'Tours of the homes that the active profile manages, or lists for others as their agent, or those that the account has asked for.',
  access: anyoneWithProfile,
  permission: 'leads:view',
  input: z.strictObject({
    Side: z.enum(TOUR_SIDES, { error: 'Side is not valid.' }),
    List: z.enum(TOUR_LISTS, { error: 'List is not valid.' }).default('waiting'),
    ...pagingInput,
  }),
  output: pageOf(Tour).extend({
    /** How many wait for this side's answer, counted up to 100. */
    Unanswered: z.int(),
  }),
  reads: ['tour'],
})

const changed = z.object({ ViewingId: z.guid() })

export const ConfirmViewing = assets.command('ConfirmViewing', {
  summary: 'Agrees to one of the times that a visitor named. Two confirmed tours of one home never overlap.',
  access: ownTour,
  permission: 'leads:edit',
  input: ConfirmTourInput,
  output: changed,
  errors: [ViewingNotFound, ViewingMoved, ViewingTimeTaken, ViewingOverlaps],
  changes: ['tour'],
})

export const ProposeViewingTime = assets.command('ProposeViewingTime', {
  summary: 'Asks the visitor for another time. A tour that was confirmed waits again until they accept it.',
  access: ownTour,
  permission: 'leads:edit',
  input: ProposeTourTimeInput,
  output: changed,
  errors: [ViewingNotFound, ViewingMoved, ViewingTimeTaken],
  changes: ['tour'],
})

export const DenyViewing = assets.command('DenyViewing', {
  summary: 'Turns a request down, with the reason.',
  access: ownTour,
  permission: 'leads:edit',
  input: DenyTourInput,
  output: changed,
  errors: [ViewingNotFound, ViewingMoved],
  changes: ['tour'],
})

export const CancelViewing = assets.command('CancelViewing', {
  summary: 'Calls a tour off, from the side of the lister; the visitor gets an email.',
  access: ownTour,
  permission: 'leads:edit',
  input: CancelTourInput,
  output: changed,
  errors: [ViewingNotFound, ViewingMoved],
  changes: ['tour'],
})

export const AcceptViewing = assets.command('AcceptViewing', {
  summary: 'Accepts the time that the lister proposed, for a tour that the signed-in account has asked for.',
  access: ownRequest,
  permission: 'personal',
  input: z.strictObject({ ViewingId: rowId('Tour') }),
  output: changed,
  errors: [ViewingNotFound, ViewingMoved, ViewingTimeTaken],
  changes: ['tour'],
})

export const WithdrawViewing = assets.command('WithdrawViewing', {
  summary: 'Cancels a tour that the signed-in account asked for; the lister is notified.',
  access: ownRequest,
  permission: 'personal',
  input: z.strictObject({ ViewingId: rowId('Tour') }),
  output: changed,
  errors: [ViewingNotFound, ViewingMoved],
  changes: ['tour'],
})

export const GetViewingByLink = assets.query('GetViewingByLink', {
  summary: 'The tour behind the secret link of an email, as the visitor sees it. Changes nothing: mail programs open links.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: Tour,
  errors: [ViewingLinkExpired],
  quota: 'sensitive',
  reads: ['tour'],
})

export const AcceptViewingByLink = assets.command('AcceptViewingByLink', {
  summary: 'Accepts the time that the lister proposed, with the secret link of an email.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: changed,
  errors: [ViewingLinkExpired, ViewingMoved, ViewingTimeTaken],
  changes: ['tour'],
  quota: 'sensitive',
})

export const WithdrawViewingByLink = assets.command('WithdrawViewingByLink', {
  summary: 'Cancels a tour with the secret link of an email; the lister is notified.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: changed,
  errors: [ViewingLinkExpired, ViewingMoved],
  changes: ['tour'],
  quota: 'sensitive',
})
