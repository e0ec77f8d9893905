import { z } from 'zod'
import { AREAS, LEVELS, type Area, type Level } from '../../rpc/permissions.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { optionalEmail, optionalPhone, optionalWebsite } from '../../values/contact-fields.ts'
import {
  choice,
  date,
  email,
  emptyOrInvalid,
  linkToken,
  optional,
  optionalPersonName,
  optionalText,
  requiredText,
  rowId,
  wholeNumber,
  ZIP,
} from '../../values/fields.ts'
import { TIME_OF_DAY } from '../../values/clock-times.ts'
import { BUSINESS_TYPES, MAX_BUSINESS_IMAGES, MAX_GIVEN_HOMES, MAX_OPENING_TIMES, MAX_SERVICE_AREAS, WEEKDAYS } from './business.values.ts'
import { text } from './business.text.ts'
import { messages } from './businesses-messages.text.ts'
import { levelsOf, seesHomesItWorksOn } from './role.values.ts'

export const version = wholeNumber('Version', { min: 0, max: 2_147_483_647 })

/** Nine digits; people write them with a dash after the second. What is kept are the digits. */
const EIN = /^\d{2}-?\d{7}$/
function optionalEin() {
  return z
    .string({ error: invalidMessage('Company EIN', text.einHint) })
    .trim()
    .refine((typed) => typed === '' || EIN.test(typed), { error: invalidMessage('Company EIN', text.einHint) })
    .meta({ maxLength: 10 })
    .nullish()
    .transform((typed) => typed?.replace('-', '') || null)
}

/** May be left out, or be 2 to 50 characters (spec §5). */
function optionalBusinessName(label: string) {
  return optional(
    z
      .string({ error: invalidMessage(label) })
      .trim()
      .transform((typed) => typed || null)
      .pipe(requiredText(label, { min: 2, max: 50 }).nullable()),
  )
}

const clock = (label: string) => z.string({ error: emptyOrInvalid(label) }).regex(TIME_OF_DAY, { error: invalidMessage(label) })

const OpeningTime = z
  .strictObject({ Day: choice('Day', WEEKDAYS), From: clock('Opening'), To: clock('Closing') }, { error: invalidMessage('Hours') })
  .refine(({ From, To }) => From < To, { path: ['To'], error: text.hoursEnd })

const hours = z
  .array(OpeningTime, { error: invalidMessage('Hours') })
  .max(MAX_OPENING_TIMES, { error: invalidMessage('Hours') })
  .refine(
    (times) =>
      times.every((one, index) =>
        times.every((other, at) => at <= index || one.Day !== other.Day || one.To <= other.From || other.To <= one.From),
      ),
    {
      error: text.hoursOverlap,
    },
  )
  .default([])

export const MAX_DESCRIPTION_LENGTH = 4_000

export const businessFields = {
  Name: requiredText('Name', { min: 2, max: 80 }),
  LegalName: optionalBusinessName('Legal name'),
  DbaName: optionalBusinessName('DBA name'),
  Type: z.enum(BUSINESS_TYPES, { error: emptyOrInvalid('Type') }),
  LicenseNumber: optionalText('License number', { max: 40 }),
  LicenseStateId: optional(choice('License state')),
  LicenseExpiresOn: optional(date('License expiry')),
  Description: optionalText('Business description', { max: MAX_DESCRIPTION_LENGTH, multiline: true }),
  Phone: optionalPhone('Phone'),
  Email: optionalEmail(),
  Website: optionalWebsite(),
  Address1: optionalText('Address 1', { max: 120 }),
  Address2: optionalText('Address 2', { max: 120 }),
  City: optionalText('City', { max: 100 }),
  StateId: optional(choice('State')),
  Zip: optional(optionalText('Zip', { max: 10 }).refine((zip) => zip === null || ZIP.test(zip), { error: invalidMessage('Zip') })),
  ServiceAreas: z
    .array(
      z.strictObject({ City: requiredText('Location', { max: 100 }), StateId: choice('State') }, { error: invalidMessage('Location') }),
      {
        error: invalidMessage('Service areas'),
      },
    )
    .max(MAX_SERVICE_AREAS, { error: `At most ${MAX_SERVICE_AREAS} service areas can be named.` })
    .default([]),
  CategoryIds: z
    .array(choice('Category'), { error: invalidMessage('Category') })
    .max(50, { error: invalidMessage('Category') })
    .default([]),
  Hours: hours,
}

type Typed = { LicenseNumber: string | null; LicenseStateId: number | null; City: string | null; StateId: number | null }

/** What belongs together comes together. */
function checkPairs(fields: Typed, context: z.core.$RefinementCtx): void {
  const missing = (path: string, label: string) => context.addIssue({ code: 'custom', path: [path], message: emptyMessage(label) })
  if (fields.LicenseNumber && fields.LicenseStateId === null) missing('LicenseStateId', 'License state')
  if (fields.LicenseStateId !== null && !fields.LicenseNumber) missing('LicenseNumber', 'License number')
  if (fields.City && fields.StateId === null) missing('StateId', 'State')
  if (fields.StateId !== null && !fields.City) missing('City', 'City')
}

export const CreateBusinessInput = z.strictObject({ ...businessFields, Ein: optionalEin() }).superRefine(checkPairs)

export const UpdateBusinessInput = z
  .strictObject({
    BusinessId: rowId('Business'),
    Version: version,
    ...businessFields,
    /** Missing or null keeps the one that is there: it is never sent to a browser whole. */
    Ein: optionalEin(),
    /** Takes the kept number away. */
    RemoveEin: z.boolean({ error: invalidMessage('Company EIN') }).default(false),
  })
  .superRefine(checkPairs)

export const businessImageTexts = {
  Caption: optionalText('Caption', { max: 160 }),
  AltText: optionalText('Alt text', { max: 200 }),
}

const PictureOfBusiness = z
  .strictObject(
    { ImageId: optional(rowId('Image')), UploadId: optional(rowId('File')), ...businessImageTexts },
    { error: invalidMessage('Image') },
  )
  .refine(({ ImageId, UploadId }) => (ImageId === null) !== (UploadId === null), { error: invalidMessage('Image') })

export const AddEditBusinessImagesInput = z.strictObject({
  BusinessId: rowId('Business'),
  /** Every picture once by its `ImageId`, each new one by its `UploadId`, in the order wanted. */
  Images: z.array(PictureOfBusiness, { error: invalidMessage('Image') }).max(MAX_BUSINESS_IMAGES, { error: messages.businessImages }),
  /** A new logo. Missing keeps the one that is there. */
  LogoUploadId: optional(rowId('File')),
  /** Takes the logo away. A listed business keeps one. */
  RemoveLogo: z.boolean({ error: invalidMessage('Logo') }).default(false),
})

export const DeleteBusinessInput = z.strictObject({
  BusinessId: rowId('Business'),
  /** As it is written above the field. */
  Name: requiredText('Name', { max: 80 }),
  PinConfirmation: optional(linkToken('Security PIN')),
})

/** A built-in role by its name, one of the business by its id. */
const role = z
  .string({ error: emptyOrInvalid('Role') })
  .min(1, { error: emptyMessage('Role') })
  .max(40, { error: invalidMessage('Role') })

const place = {
  Title: optionalText('Title', { max: 80 }),
  Role: role,
  /** Whether they are given a list of properties in place of all. */
  IsLimited: z.boolean({ error: invalidMessage('Properties') }),
  AssetIds: z
    .array(rowId('Property'), { error: invalidMessage('Properties') })
    .max(MAX_GIVEN_HOMES, { error: invalidMessage('Properties') })
    .default([]),
}

type Given = { Role: string; IsLimited: boolean; AssetIds: readonly string[] }
function checkGiven({ Role, IsLimited, AssetIds }: Given, context: z.core.$RefinementCtx): void {
  if (IsLimited && Role === 'administrator')
    context.addIssue({ code: 'custom', path: ['IsLimited'], message: messages.administratorHasAll })
  if (IsLimited && AssetIds.length === 0) context.addIssue({ code: 'custom', path: ['AssetIds'], message: emptyMessage('Properties') })
}

export const CreateBusinessMemberInput = z
  .strictObject({
    BusinessId: rowId('Business'),
    Email: email(),
    FirstName: optionalPersonName('First name'),
    LastName: optionalPersonName('Last name'),
    ...place,
    Message: optionalText('Comments', { max: 500, multiline: true }),
  })
  .superRefine(checkGiven)

export const UpdateBusinessMemberInput = z
  .strictObject({
    MemberId: rowId('Member'),
    Version: version,
    ...place,
    IsBlocked: z.boolean({ error: invalidMessage('Status') }).default(false),
  })
  .superRefine(checkGiven)

export const DeleteBusinessMemberInput = z.strictObject({
  MemberId: rowId('Member'),
  /** Who takes over what is theirs; needed where there is something. */
  SuccessorId: optional(rowId('Member')),
})

const rights = z
  .strictObject(Object.fromEntries(AREAS.map((area) => [area, levelField(area)])) as Record<Area, ReturnType<typeof levelField>>, {
    error: invalidMessage('Permissions'),
  })
  .refine(seesHomesItWorksOn, { path: ['properties'], error: text.homesFirst })

function levelField(area: Area) {
  return z
    .enum(LEVELS, { error: invalidMessage('Permission') })
    .refine((level: Level) => levelsOf(area).includes(level), { error: invalidMessage('Permission') })
}

export const SaveBusinessRoleInput = z.strictObject({
  BusinessId: rowId('Business'),
  /** Missing makes a new one. */
  RoleId: optional(rowId('Role')),
  Version: version.default(0),
  Name: requiredText('Name', { min: 2, max: 40 }),
  Rights: rights,
})
