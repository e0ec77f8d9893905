import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { choice, optional, optionalText, requiredText, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import { FieldAttributes, TemplateBody } from './template-body.ts'
import { bodyRoles, signingRolesIn } from './walk-body.ts'
import { messages } from './templates-messages.text.ts'
import {
  MAX_FIELDS,
  MAX_PAGE_SIDE,
  MAX_PAPER_PAGES,
  MAX_ROLES,
  MAX_ROLE_NAME,
  MAX_TEMPLATE_DESCRIPTION,
  MAX_TEMPLATE_NAME,
  MIN_FIELD_SIDE,
  PARTS,
  TEMPLATE_CATEGORY_IDS,
} from './template.values.ts'

export const version = wholeNumber('Version', { min: 1, max: 2_147_483_647 })

const Role = z.strictObject(
  {
    Name: requiredText('Role', { max: MAX_ROLE_NAME }),
    Part: z.enum(PARTS, { error: invalidMessage('Part') }),
    /** Several can stand in it, such as all tenants. */
    IsMany: z.boolean({ error: invalidMessage('Several') }).default(false),
  },
  { error: invalidMessage('Role') },
)

const side = (least: number) =>
  z
    .number({ error: messages.fieldOffPage })
    .min(least, { error: messages.fieldOffPage })
    .max(MAX_PAGE_SIDE, { error: messages.fieldOffPage })

/** A field on a page of an uploaded paper: in points, from the top left corner of the page as it is shown. */
export const PlacedField = z.strictObject(
  {
    ...FieldAttributes.shape,
    page: z
      .int({ error: messages.fieldOffPage })
      .min(1, { error: messages.fieldOffPage })
      .max(MAX_PAPER_PAGES, { error: messages.fieldOffPage }),
    x: side(0),
    y: side(0),
    width: side(MIN_FIELD_SIDE),
    height: side(MIN_FIELD_SIDE),
  },
  { error: invalidMessage('Field') },
)
export type PlacedField = z.output<typeof PlacedField>

const templateFields = {
  Name: requiredText('Name', { max: MAX_TEMPLATE_NAME }),
  CategoryId: choice('Category', TEMPLATE_CATEGORY_IDS),
  Description: optionalText('Description', { max: MAX_TEMPLATE_DESCRIPTION, multiline: true }),
  /** For homes in this state alone; null for all. */
  StateId: optional(choice('State')),
  Roles: z
    .array(Role, { error: emptyMessage('Role') })
    .min(1, { error: messages.rolesNeeded })
    .max(MAX_ROLES, { error: invalidMessage('Roles') }),
  /** Its text; null where it is an uploaded paper. */
  Body: optional(TemplateBody),
  /** An uploaded PDF; null where it has a text, or keeps the paper that it has. */
  UploadId: optional(rowId('File')),
  /** What is filled in on an uploaded paper. */
  Fields: z
    .array(PlacedField, { error: invalidMessage('Fields') })
    .max(MAX_FIELDS, { error: invalidMessage('Fields') })
    .default([]),
}

type TemplateFields = z.output<z.ZodObject<typeof templateFields>>

/** Rules across the parts of a template. */
export function checkTemplate({ Roles, Body, Fields }: Pick<TemplateFields, 'Roles' | 'Body' | 'Fields'>, context: z.RefinementCtx): void {
  const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const names = new Set(Roles.map(({ Name }) => Name))
  Roles.forEach(({ Name }, index) => {
    if (Roles.findIndex((other) => other.Name.toLowerCase() === Name.toLowerCase()) < index)
      report(['Roles', index, 'Name'], messages.roleTwice)
  })
  if (!Roles.some(({ Part }) => Part === 'signer')) report(['Roles'], messages.rolesNeeded)
  const used = Body ? bodyRoles(Body) : Fields.map(({ role }) => role)
  const signers = new Set(Roles.filter(({ Part }) => Part === 'signer').map(({ Name }) => Name))
  for (const role of new Set(used)) {
    if (!names.has(role)) report([Body ? 'Body' : 'Fields'], messages.roleNotFound({ role }))
    else if (!signers.has(role)) report([Body ? 'Body' : 'Fields'], messages.roleDoesNotSign({ role }))
  }
  const signing = Body ? signingRolesIn(Body) : new Set(Fields.flatMap(({ kind, role }) => (kind === 'signature' ? [role] : [])))
  for (const { Name, Part } of Roles)
    if (Part === 'signer' && !signing.has(Name)) report(['Roles'], messages.signatureNeeded({ role: Name }))
}

export const CreateTemplateForm = z
  .strictObject(templateFields)
  .superRefine(checkTemplate)
  .refine(({ Body, UploadId }) => (Body === null) !== (UploadId === null), { path: ['UploadId'], error: messages.paperNeeded })

export const UpdateTemplateForm = z
  .strictObject({
    TemplateId: rowId('Template'),
    Version: version,
    ...templateFields,
    /** Without a text and a file: the version whose paper it has; null for the current one. */
    PaperNumber: optional(version),
  })
  .superRefine(checkTemplate)
  .refine(({ Body, UploadId }) => Body === null || UploadId === null, { path: ['UploadId'], error: invalidMessage('File') })

export const TemplateSearchForm = z.strictObject({
  Keyword: searchText('Keyword', MAX_TEMPLATE_NAME)
    .nullish()
    .transform((text) => text || null),
  CategoryId: optional(choice('Category', TEMPLATE_CATEGORY_IDS)),
})
