import { z } from 'zod'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './inquiries-messages.text.ts'
import { optional, rowId } from '../../values/fields.ts'
import { ProfileNotFound } from '../../identity/profiles/profile.operations.ts'
import { inquiryFields } from './inquiry.forms.ts'

const users = area('users')

export const EnquiryNotFound = defineError('EnquiryNotFound', 404, messages.inquiryNotFound)
export const TooManyEnquiries = defineError('TooManyEnquiries', 429, messages.tooManyInquiries)
export const RecipientIsBusy = defineError('RecipientIsBusy', 429, messages.recipientIsBusy)

const withProfile = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const ownInquiry = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'EnquiryId', kind: 'inquiry' } })
export const SendProfileEnquiry = users.command('SendProfileEnquiry', {
  summary:
    'Writes to an agent or an owner, whose address stays hidden. `AssetId` is the listed property it is about: then its lister is reached even without a public page.',
  access: publicAccess('Visitors write to agents and owners. A quota for each sender and each recipient limits abuse.'),
  input: z.strictObject({ ProfileId: rowId('Profile'), AssetId: optional(rowId('Property')), ...inquiryFields }),
  output: z.object({ RecipientName: z.string() }),
  errors: [ProfileNotFound, PropertyNotFound, TooManyEnquiries, RecipientIsBusy],
  changes: ['inquiry'],
  quota: 'sensitive',
})

/** What the inbox shows: `inbox` is everything that is not archived, what is unread first. */
export const INQUIRY_FOLDERS = ['inbox', 'unread', 'archived'] as const
export type InquiryFolder = (typeof INQUIRY_FOLDERS)[number]

export const InquiryCard = z.object({
  EnquiryId: z.guid(),
  Name: z.string(),
  /** The beginning of the message, on one line. */
  Excerpt: z.string(),
  SentAt: z.iso.datetime(),
  IsRead: z.boolean(),
  IsArchived: z.boolean(),
  /** The property it is about, as it was called then. */
  AssetTitle: z.string().nullable(),
})
export type InquiryCard = z.infer<typeof InquiryCard>

export const EnquiryDetails = InquiryCard.omit({ Excerpt: true })
  .extend({
    Email: z.string(),
    Phone: z.string().nullable(),
    Message: z.string(),
    AssetId: z.guid().nullable(),
  })
  .meta({ id: 'EnquiryDetails' })
export type EnquiryDetails = z.infer<typeof EnquiryDetails>

export const GetProfileEnquiries = users.query('GetProfileEnquiries', {
  summary: 'Messages to the active profile, unread ones first.',
  access: withProfile,
  permission: 'leads:view',
  input: z.strictObject({ Folder: z.enum(INQUIRY_FOLDERS, { error: 'Folder is not valid.' }).default('inbox'), ...pagingInput }),
  output: pageOf(InquiryCard),
  reads: ['inquiry'],
})

export const GetProfileEnquiryDetails = users.query('GetProfileEnquiryDetails', {
  summary: 'One message to the active profile, whole. Reading it does not mark it: SetEnquiryRead does.',
  access: ownInquiry,
  permission: 'leads:view',
  input: z.strictObject({ EnquiryId: rowId('Inquiry') }),
  output: EnquiryDetails,
  errors: [EnquiryNotFound],
  reads: ['inquiry'],
})

export const GetUnreadEnquiryCount = users.query('GetUnreadEnquiryCount', {
  summary: 'How many messages to the active profile are unread; counted up to 100.',
  access: withProfile,
  permission: 'leads:view',
  input: z.strictObject({}),
  output: z.object({ Unread: z.int() }),
  reads: ['inquiry'],
})

export const SetEnquiryRead = users.command('SetEnquiryRead', {
  summary: 'Marks a message as read or unread.',
  access: ownInquiry,
  permission: 'leads:edit',
  input: z.strictObject({ EnquiryId: rowId('Inquiry'), IsRead: z.boolean({ error: 'Read is not valid.' }) }),
  output: z.object({ EnquiryId: z.guid() }),
  errors: [EnquiryNotFound],
  changes: ['inquiry'],
})

export const ArchiveEnquiry = users.command('ArchiveEnquiry', {
  summary: 'Moves a message out of the inbox, or back into it.',
  access: ownInquiry,
  permission: 'leads:edit',
  input: z.strictObject({ EnquiryId: rowId('Inquiry'), IsArchived: z.boolean({ error: 'Archived is not valid.' }).default(true) }),
  output: z.object({ EnquiryId: z.guid() }),
  errors: [EnquiryNotFound],
  changes: ['inquiry'],
})
