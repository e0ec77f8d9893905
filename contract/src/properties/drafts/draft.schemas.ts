import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { PROPERTY_FIELDS, type PropertyField } from '../fields/declared-fields.ts'

/** The steps in which a property is described, in their order. Photos come after it is there. */
export const DRAFT_STEPS = ['where', 'kind', 'facts', 'terms', 'description'] as const

/** All of a draft, as JSON: more than every field of the form at its longest. */
const MAX_DRAFT_CHARACTERS = 24_000
const MAX_TEXT = 12_000

/** As it was typed; what cannot be stored at all (halves of characters, NUL) goes. */
const typedText = z
  .string()
  .max(MAX_TEXT)
  .overwrite((text) => text.toWellFormed().replaceAll('\u0000', ''))

const typedValue = z.union(
  [
    typedText,
    z.number(),
    z.boolean(),
    z.array(z.number()).max(300),
    z.array(z.strictObject({ Name: typedText.nullish(), Amount: typedText.nullish() })).max(20),
  ],
  { error: invalidMessage('Draft') },
)

const typedField = typedValue.meta({ id: 'TypedValue' }).nullish()

/**
 * What is typed so far, right or wrong: a draft is there so that nothing typed is lost, and AddAsset judges it. Fields
 * that this version does not know are left out, so that an older page and a newer one can share a draft.
 */
export const DraftFields = z
  .object(Object.fromEntries(PROPERTY_FIELDS.map((name) => [name, typedField])) as Record<PropertyField, typeof typedField>, {
    error: invalidMessage('Draft'),
  })
  .refine((fields) => JSON.stringify(fields).length <= MAX_DRAFT_CHARACTERS, { error: 'This draft is too long to be kept.' })
export type DraftFields = z.infer<typeof DraftFields>

/** A draft in the list. */
export const AssetDraft = z.object({
  DraftId: z.guid(),
  CategoryId: z.int(),
  /** Street and unit, by which people know it. This and what follows are null where none is typed yet. */
  AddressLine: z.string().nullable(),
  Title: z.string().nullable(),
  City: z.string().nullable(),
  /** Where it was left. */
  Step: z.enum(DRAFT_STEPS),
  UpdatedAt: z.iso.datetime(),
})
export type AssetDraft = z.infer<typeof AssetDraft>

export const AssetDraftDetails = AssetDraft.extend({
  /** Goes back with SaveAssetDraft, so that two devices do not overwrite each other unseen. */
  Version: z.int(),
  Fields: DraftFields,
})
export type AssetDraftDetails = z.infer<typeof AssetDraftDetails>
