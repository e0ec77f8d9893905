import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { ImageNotFound, UploadNotFound } from '../../rpc/file-errors.ts'
import { Obstacle } from '../../rpc/obstacle.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { StorageFull } from '../../platform/plans/plan.operations.ts'
import { PinConfirmationNeeded } from '../../security/security-pin/pin.operations.ts'
import { optional, rowId, searchText } from '../../values/fields.ts'
import { BusinessDetails, BusinessEvent, BusinessImage, BusinessItem } from './business.schemas.ts'
import { AddEditBusinessImagesInput, CreateBusinessInput, DeleteBusinessInput, UpdateBusinessInput } from './business.forms.ts'
import { BUSINESS_STATUSES } from './business.values.ts'
import { messages } from './businesses-messages.text.ts'

const users = area('users')

export const BusinessNotFound = defineError('BusinessNotFound', 404, messages.businessNotFound)
export const BusinessChanged = defineError('BusinessChanged', 409, messages.businessChanged)
export const BusinessNotReady = defineError('BusinessNotReady', 409, messages.businessNotReady)
export const BusinessNeedsProfile = defineError('BusinessNeedsProfile', 409, messages.businessNeedsProfile)
export const BusinessFoundedAlready = defineError('BusinessFoundedAlready', 409, messages.businessFoundedAlready)
export const BusinessEmailNotConfirmed = defineError('BusinessEmailNotConfirmed', 409, messages.confirmEmailToFound)
export const TooManyBusinesses = defineError('TooManyBusinesses', 409, messages.tooManyBusinesses)
export const TooManyFoundings = defineError('TooManyFoundings', 409, messages.tooManyFoundings)
export const BusinessNameDiffers = defineError('BusinessNameDiffers', 400, messages.businessNameTyped)
export const BusinessBeingDeleted = defineError('BusinessBeingDeleted', 409, messages.businessBeingDeleted)
/** Said by rooms above, which know of money. */
export const BusinessHoldsMoney = defineError('BusinessHoldsMoney', 409, messages.businessHoldsMoney)
export const BusinessHasOpenInvoices = defineError('BusinessHasOpenInvoices', 409, messages.businessHasOpenInvoices)
export const BusinessHasOpenAgreements = defineError('BusinessHasOpenAgreements', 409, messages.businessHasOpenAgreements)
export const BusinessHasPayments = defineError('BusinessHasPayments', 409, messages.businessHasPayments)
export const BusinessMovingIn = defineError('BusinessMovingIn', 409, messages.businessMovingIn)
export const LastAdministrator = defineError('LastAdministrator', 409, messages.lastAdministrator)

/** The operation that a security pin confirms for `DeleteBusiness`; its object is the business. */
export const DELETE_BUSINESS = 'DeleteBusiness'

const founders = signedIn({ profiles: ['Owner', 'Agent'] })
export const ownBusiness = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'BusinessId', kind: 'business' } })

const SORTS = ['name', 'newest', 'members'] as const

export const GetUserBusinesses = users.query('GetUserBusinesses', {
  summary: 'The businesses that the signed-in person is a member of, whichever profile is active.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({
    ...pagingInput,
    Text: optional(searchText('Keyword', 80)),
    Status: optional(z.enum(BUSINESS_STATUSES, { error: 'Status is not valid.' })),
    Sort: z.enum(SORTS, { error: 'Sort is not valid.' }).default('name'),
  }),
  output: pageOf(BusinessItem),
  reads: ['business'],
})

export const GetUserBusinessDetails = users.query('GetUserBusinessDetails', {
  summary: 'One business, whole, for a member who acts for it. Of its EIN only the last four digits are told.',
  access: ownBusiness,
  permission: 'any member',
  input: z.strictObject({ BusinessId: rowId('Business') }),
  output: BusinessDetails,
  errors: [BusinessNotFound],
  reads: ['business', 'member'],
})

export const GetBusinessHistory = users.query('GetBusinessHistory', {
  summary: 'What was done to a business and its members, the latest first, and by whom.',
  access: ownBusiness,
  permission: 'members:view',
  input: z.strictObject({ BusinessId: rowId('Business'), ...pagingInput }),
  output: pageOf(BusinessEvent),
  errors: [BusinessNotFound],
  reads: ['business', 'member'],
})

export const CreateBusiness = users.command('CreateBusiness', {
  summary:
    'Founds a business from the active profile of a person, of account type Business: the profile becomes that of the business, with all that it manages, and the person its first administrator. Homes beyond the first 200 move in by a job.',
  access: founders,
  permission: 'personal',
  input: CreateBusinessInput,
  output: z.object({ BusinessId: z.guid(), ProfileId: z.guid() }),
  errors: [BusinessNeedsProfile, BusinessFoundedAlready, BusinessEmailNotConfirmed, TooManyBusinesses, TooManyFoundings],
  changes: ['business', 'member', 'profile', 'account', 'plan', 'asset', 'connection'],
})

export const UpdateBusiness = users.command('UpdateBusiness', {
  summary: 'Changes what a business says of itself. A listed one keeps what strangers need.',
  access: ownBusiness,
  permission: 'branding:edit',
  input: UpdateBusinessInput,
  output: z.object({ BusinessId: z.guid(), Version: z.int() }),
  errors: [BusinessNotFound, BusinessChanged, BusinessNotReady, BusinessBeingDeleted],
  changes: ['business', 'profile'],
})

export const SetBusinessListStatus = users.command('SetBusinessListStatus', {
  summary: 'Lists a business, so that strangers find it, or takes it out of their sight. What is missing is said field by field.',
  access: ownBusiness,
  permission: 'administrators',
  input: z.strictObject({ BusinessId: rowId('Business'), IsListed: z.boolean({ error: 'Status is not valid.' }) }),
  output: z.object({ Status: z.enum(BUSINESS_STATUSES) }),
  errors: [BusinessNotFound, BusinessNotReady, BusinessBeingDeleted],
  changes: ['business', 'profile'],
})

export const AddEditBusinessImages = users.command('AddEditBusinessImages', {
  summary: 'Adds uploaded pictures and sets order and texts of all pictures of a business, and sets or removes its logo, in one step.',
  access: ownBusiness,
  permission: 'branding:edit',
  input: AddEditBusinessImagesInput,
  output: z.object({ LogoPath: z.string().nullable(), Images: z.array(BusinessImage) }),
  errors: [BusinessNotFound, ImageNotFound, UploadNotFound, StorageFull, BusinessNotReady, BusinessBeingDeleted],
  changes: ['business', 'profile'],
})

export const DeleteBusinessImage = users.command('DeleteBusinessImage', {
  summary: 'Deletes a picture of a business.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ImageId', kind: 'business-image' } }),
  permission: 'branding:delete',
  input: z.strictObject({ ImageId: rowId('Image') }),
  output: z.object({ Images: z.array(BusinessImage) }),
  errors: [ImageNotFound],
  changes: ['business'],
})

export const GetBusinessDeletionPreview = users.query('GetBusinessDeletionPreview', {
  summary: 'What deleting a business takes away and what stays, and what is against it.',
  access: ownBusiness,
  permission: 'administrators',
  input: z.strictObject({ BusinessId: rowId('Business') }),
  output: z.object({
    Name: z.string(),
    Properties: z.int(),
    Listings: z.int(),
    Members: z.int(),
    Connections: z.int(),
    /** What else it means, a sentence each. */
    Means: z.array(z.string()),
    /** Empty where nothing is against it. */
    Refusals: z.array(Obstacle),
    HasPin: z.boolean(),
  }),
  errors: [BusinessNotFound],
  reads: ['business', 'member', 'asset', 'listing', 'connection', 'invoice', 'payment', 'paymentAccount'],
})

export const DeleteBusiness = users.command('DeleteBusiness', {
  summary:
    'Deletes a business for good, in batches: homes leave the market and go, connections end, members lose their place. What others need to keep (audit, signed papers, the ledger) stays. Needs its name, typed, and the security PIN.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'BusinessId', kind: 'business' }, fresh: true }),
  permission: 'administrators',
  input: DeleteBusinessInput,
  output: z.object({ Deleting: z.boolean() }),
  errors: [
    BusinessNotFound,
    BusinessNameDiffers,
    PinConfirmationNeeded,
    BusinessMovingIn,
    BusinessHoldsMoney,
    BusinessHasOpenInvoices,
    BusinessHasPayments,
    BusinessHasOpenAgreements,
    BusinessBeingDeleted,
  ],
  changes: ['business', 'member', 'profile'],
})
