import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { linkToken, optional, rowId } from '../../values/fields.ts'
import { StatedByRenter } from '../form/form.schemas.ts'
import { openRenterProfileInput, ShareRenterProfileForm } from './renter-profile.forms.ts'
import { messages } from './renter-profile-messages.text.ts'
import { FormToKeep, linkedProfile, OwnRenterProfile } from './renter-profile.schemas.ts'

/*
 * A renter's profile: what one form said that a person has submitted, for thirty days from then on. It is theirs alone, whichever profile is active;
 * its documents come along where they apply for a home, and others read it, without documents, by links that end.
 */

const applications = area('applications')

export const RenterProfileNotFound = defineError('RenterProfileNotFound', 404, messages.none)
export const RenterProfileExpired = defineError('RenterProfileExpired', 409, messages.expired)
export const NoFormToKeep = defineError('NoFormToKeep', 409, messages.noForm)
export const RenterProfileShareNotFound = defineError('RenterProfileShareNotFound', 404, messages.shareNotFound)
export const TooManyRenterProfileShares = defineError('TooManyRenterProfileShares', 409, messages.tooManyShares)
export const TooManyRenterProfileEmails = defineError('TooManyRenterProfileEmails', 429, messages.tooManyEmails)
export const ConfirmEmailToShareProfile = defineError('ConfirmEmailToShareProfile', 409, messages.confirmEmail)
export const RenterProfileLinkOver = defineError('RenterProfileLinkOver', 404, messages.linkOver)

const anyone = signedIn({ profiles: 'any' })
const byLink = publicAccess('The link is the right to read it.')
/** One's own form; left out: the one that was submitted last. */
const whichForm = { FormId: optional(rowId('Application')) }

export const GetRenterProfile = applications.query('GetRenterProfile', {
  summary: 'The renter’s profile of the caller with the links to it and who opened them, and the submitted form that one can be made of.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject(whichForm),
  output: z.object({
    Profile: OwnRenterProfile.nullable(),
    /** Null where there is none of the last 30 days, or the profile was made of it. */
    FormToKeep: FormToKeep.nullable(),
  }),
  reads: ['renterProfile', 'application'],
})

export const KeepRenterProfile = applications.command('KeepRenterProfile', {
  summary: 'Keeps what a submitted form of the caller said as their renter’s profile. The one before goes, with its links.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject(whichForm),
  output: z.object({ ExpiresAt: z.iso.datetime() }),
  errors: [NoFormToKeep],
  changes: ['renterProfile'],
})

export const DeleteRenterProfile = applications.command('DeleteRenterProfile', {
  summary: 'Deletes the renter’s profile of the caller, with its links and who opened them.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({}),
  errors: [RenterProfileNotFound],
  changes: ['renterProfile'],
})

export const ShareRenterProfile = applications.command('ShareRenterProfile', {
  summary:
    'Makes a link to the renter’s profile of the caller, which ends with it at the latest. It goes to an address by email, or is answered this once.',
  access: anyone,
  permission: 'personal',
  input: ShareRenterProfileForm,
  output: z.object({
    ShareId: z.guid(),
    UntilAt: z.iso.datetime(),
    /** Null where it was sent. It can’t be had a second time. */
    Url: z.string().nullable(),
  }),
  errors: [RenterProfileNotFound, RenterProfileExpired, TooManyRenterProfileShares, TooManyRenterProfileEmails, ConfirmEmailToShareProfile],
  replay: 'never',
  changes: ['renterProfile'],
})

export const StopRenterProfileShare = applications.command('StopRenterProfileShare', {
  summary: 'Stops a link to the renter’s profile of the caller at once.',
  access: signedIn({ profiles: 'any', own: { field: 'ShareId', kind: 'renter-profile-share' } }),
  permission: 'personal',
  input: z.strictObject({ ShareId: rowId('Share') }),
  output: z.object({ ShareId: z.guid() }),
  errors: [RenterProfileShareNotFound],
  changes: ['renterProfile'],
})

export const GetSharedRenterProfile = applications.query('GetSharedRenterProfile', {
  summary: 'Whose renter’s profile a link opens, and until when. What it says is read after OpenSharedRenterProfile alone.',
  access: byLink,
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken() }),
  output: z.object(linkedProfile),
  errors: [RenterProfileLinkOver],
  readsNothing: 'It is read by people who have no screen of ours that hears changes.',
})

export const OpenSharedRenterProfile = applications.command('OpenSharedRenterProfile', {
  summary: 'What the renter’s profile behind a link says. Its owner sees who opened it, by the name that is given here, and when.',
  access: byLink,
  quota: 'sensitive',
  input: z.strictObject(openRenterProfileInput),
  output: z.object({ ...linkedProfile, ShowsContacts: z.boolean(), Stated: StatedByRenter }),
  errors: [RenterProfileLinkOver],
  // A stored answer would outlive the link.
  replay: 'never',
  changes: [],
})
