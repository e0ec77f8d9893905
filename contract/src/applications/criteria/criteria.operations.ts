import { z } from 'zod'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { rowId } from '../../values/fields.ts'
import { messages } from './criteria-messages.text.ts'
import { HomeCriteriaForm, UsualCriteriaForm } from './criteria.forms.ts'

/*
 * What a landlord asks of everyone who applies: written beforehand, shown before anyone applies, and kept as it was at the time. A home has its
 * own, or the usual ones of who manages it.
 */

const applications = area('applications')

export const CriteriaChanged = defineError('CriteriaChanged', 409, messages.criteriaChanged)
export const CriteriaFairHousing = defineError('CriteriaFairHousing', 409, messages.fairHousing)

const makers = signedIn({ profiles: ['Owner', 'Agent'] })
const ofTheHome = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:tenants'] } })

export const CriteriaRead = z
  .object({
    /** Tenths of the rent. */
    IncomeTimes: z.int().nullable(),
    MinCreditScore: z.int().nullable(),
    EvictionYears: z.int().nullable(),
    NeedsLandlordReference: z.boolean(),
    MaxResidents: z.int().nullable(),
    AllowsGuarantor: z.boolean(),
    Text: z.string().nullable(),
    /** Since when they are as they are. */
    At: z.iso.datetime(),
  })
  .meta({ id: 'ApplicationCriteria' })
export type CriteriaRead = z.infer<typeof CriteriaRead>

export const GetListingCriteria = applications.query('GetListingCriteria', {
  summary: 'What is asked of everyone who applies for a home that is offered now; null where nothing was written down.',
  access: publicAccess('Who thinks of applying reads it before they do.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ Criteria: CriteriaRead.nullable() }),
  reads: ['criteria', 'listing'],
})

export const GetUsualCriteria = applications.query('GetUsualCriteria', {
  summary: 'What the active profile usually asks of everyone who applies for its homes.',
  access: makers,
  permission: 'applications:view',
  input: z.strictObject({}),
  output: z.object({ Version: z.int(), Criteria: CriteriaRead.nullable() }),
  reads: ['criteria'],
})

export const SaveUsualCriteria = applications.command('SaveUsualCriteria', {
  summary:
    'Replaces what is usually asked. Applications that are submitted are measured by what was asked as they were; all later ones by this.',
  access: makers,
  permission: 'applications:edit',
  concerns: 'whole business',
  input: UsualCriteriaForm,
  output: z.object({ Version: z.int() }),
  errors: [CriteriaChanged, CriteriaFairHousing],
  changes: ['criteria', 'application'],
})

export const GetHomeCriteria = applications.query('GetHomeCriteria', {
  summary: 'What is asked of everyone who applies for one home: its own criteria, or the usual ones of who manages it.',
  access: ofTheHome,
  permission: 'applications:view',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    AssetId: z.guid(),
    HomeTitle: z.string(),
    Version: z.int(),
    FollowsUsual: z.boolean(),
    /** Those that hold. */
    Criteria: CriteriaRead.nullable(),
  }),
  errors: [PropertyNotFound],
  reads: ['criteria', 'asset'],
})

export const SaveHomeCriteria = applications.command('SaveHomeCriteria', {
  summary: 'Replaces what is asked for one home, or has the usual criteria hold for it.',
  access: ofTheHome,
  permission: 'applications:edit',
  input: HomeCriteriaForm,
  output: z.object({ AssetId: z.guid(), Version: z.int() }),
  errors: [PropertyNotFound, CriteriaChanged, CriteriaFairHousing],
  changes: ['criteria', 'application'],
})
