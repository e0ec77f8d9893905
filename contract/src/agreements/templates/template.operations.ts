import { z } from 'zod'
import { StorageFull } from '../../platform/plans/plan.operations.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { UploadNotFound } from '../../rpc/file-errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { optional, rowId, wholeNumber } from '../../values/fields.ts'
import { messages } from './templates-messages.text.ts'
import { STARTER_KEYS } from './starters.ts'
import { TemplateBodyRead } from './template-body.ts'
import { CreateTemplateForm, PlacedField, TemplateSearchForm, UpdateTemplateForm } from './template.forms.ts'
import { PARTS } from './template.values.ts'

/*
 * Templates of agreements: a text with fields, or an uploaded PDF on whose pages fields are placed. Each change is a version of its own, and an
 * agreement keeps the one that it was made from.
 */

const agreements = area('agreements')

export const TemplateNotFound = defineError('TemplateNotFound', 404, messages.templateNotFound)
export const TemplateChanged = defineError('TemplateChanged', 409, messages.templateChanged)
export const TemplateNameTaken = defineError('TemplateNameTaken', 409, messages.templateNameTaken)
export const TooManyTemplates = defineError('TooManyTemplates', 409, messages.tooManyTemplates)

/** Of a text of as many characters as one may have, with its nodes around them. */
const MOST_TEMPLATE_BYTES = 2_000_000

/** Not for tenants (spec §2). */
const makers = signedIn({ profiles: ['Owner', 'Agent'] })
const ownTemplate = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'TemplateId', kind: 'agreement-template' } })

const TEMPLATE_KIND = z.enum(['text', 'paper'])
const versionNumber = optional(wholeNumber('Version', { min: 1, max: 2_147_483_647 }))

export const TemplateCard = z.object({
  TemplateId: z.guid(),
  Name: z.string(),
  CategoryId: z.int(),
  Category: z.string(),
  Description: z.string().nullable(),
  StateCode: z.string().nullable(),
  /** A text, or an uploaded paper. */
  Kind: TEMPLATE_KIND,
  UpdatedAt: z.iso.datetime(),
})
export type TemplateCard = z.infer<typeof TemplateCard>

export const RoleRead = z.object({ Name: z.string(), Part: z.enum(PARTS), IsMany: z.boolean() })
export type RoleRead = z.infer<typeof RoleRead>

export const GetAgreementTemplates = agreements.query('GetAgreementTemplates', {
  summary: 'Templates of the active profile by name, narrowed by words and category.',
  access: makers,
  permission: 'agreements:view',
  input: z.strictObject({ ...pagingInput, ...TemplateSearchForm.shape }),
  output: pageOf(TemplateCard),
  reads: ['agreementTemplate'],
})

export const GetAgreementTemplateDetails = agreements.query('GetAgreementTemplateDetails', {
  summary: 'One template in its current version, or in an earlier one: roles, text or placed fields.',
  access: ownTemplate,
  permission: 'agreements:view',
  input: z.strictObject({ TemplateId: rowId('Template'), Number: versionNumber }),
  output: TemplateCard.extend({
    /** The number of the current version. */
    Version: z.int(),
    StateId: z.int().nullable(),
    Roles: z.array(RoleRead),
    Body: TemplateBodyRead.nullable(),
    Fields: z.array(PlacedField),
    /** Of an uploaded paper: its SHA-256, which is another one for another paper. */
    PaperDigest: z.string().nullable(),
    /** Of an uploaded paper: its pages in points. */
    Pages: z.array(z.object({ Width: z.number(), Height: z.number() })),
  }),
  errors: [TemplateNotFound],
  reads: ['agreementTemplate'],
})

export const GetAgreementTemplateVersions = agreements.query('GetAgreementTemplateVersions', {
  summary: 'The latest versions of a template, the current one first; earlier ones can be read and saved once more.',
  access: ownTemplate,
  permission: 'agreements:view',
  input: z.strictObject({ TemplateId: rowId('Template') }),
  output: z.object({ Items: z.array(z.object({ Number: z.int(), Kind: TEMPLATE_KIND, AddedAt: z.iso.datetime() })) }),
  errors: [TemplateNotFound],
  reads: ['agreementTemplate'],
})

export const GetTemplatePaper = agreements.query('GetTemplatePaper', {
  summary: 'A short-lived link to the uploaded paper of a template, in its current version or in an earlier one.',
  access: ownTemplate,
  permission: 'agreements:view',
  input: z.strictObject({ TemplateId: rowId('Template'), Number: versionNumber }),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime(), FileName: z.string() }),
  errors: [TemplateNotFound],
  reads: ['agreementTemplate'],
})

export const GetTemplatePreview = agreements.query('GetTemplatePreview', {
  summary: 'A short-lived link to the text of a template as a PDF, with the names of what is filled in later in the place of it.',
  access: ownTemplate,
  permission: 'agreements:view',
  input: z.strictObject({ TemplateId: rowId('Template') }),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime(), FileName: z.string() }),
  errors: [TemplateNotFound],
  reads: ['agreementTemplate'],
})

export const GetTemplateStarters = agreements.query('GetTemplateStarters', {
  summary: 'Templates that come with the product, to begin one’s own with. Each says what it is not.',
  access: makers,
  permission: 'agreements:view',
  input: z.strictObject({}),
  output: z.object({
    Items: z.array(
      z.object({
        Key: z.enum(STARTER_KEYS),
        Name: z.string(),
        CategoryId: z.int(),
        Description: z.string(),
        Caution: z.string(),
        Roles: z.array(RoleRead),
        Body: TemplateBodyRead,
      }),
    ),
  }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const CreateAgreementTemplate = agreements.command('CreateAgreementTemplate', {
  summary: 'Adds a template: a text, or an uploaded PDF with fields on its pages.',
  access: makers,
  permission: 'agreements:edit',
  input: CreateTemplateForm,
  mostBytes: MOST_TEMPLATE_BYTES,
  output: z.object({ TemplateId: z.guid(), Version: z.int() }),
  errors: [TemplateNameTaken, TooManyTemplates, UploadNotFound, StorageFull],
  changes: ['agreementTemplate'],
})

export const UpdateAgreementTemplate = agreements.command('UpdateAgreementTemplate', {
  summary: 'Writes the next version of a template. Agreements that are out keep theirs. `Version` is the one that was read.',
  access: ownTemplate,
  permission: 'agreements:edit',
  input: UpdateTemplateForm,
  mostBytes: MOST_TEMPLATE_BYTES,
  output: z.object({ TemplateId: z.guid(), Version: z.int(), PaperDigest: z.string().nullable() }),
  errors: [TemplateNotFound, TemplateChanged, TemplateNameTaken, UploadNotFound, StorageFull],
  changes: ['agreementTemplate'],
})

export const DeleteAgreementTemplate = agreements.command('DeleteAgreementTemplate', {
  summary: 'Deletes a template with its versions. Agreements that were made from it keep what they say.',
  access: ownTemplate,
  permission: 'agreements:delete',
  input: z.strictObject({ TemplateId: rowId('Template') }),
  output: z.object({ TemplateId: z.guid() }),
  errors: [TemplateNotFound],
  changes: ['agreementTemplate'],
})
