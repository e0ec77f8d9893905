import { paths } from '@keystead/contract/navigation/paths.ts'
import { isDeepStrictEqual } from 'node:util'
import { type PropertyField, isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { ENTRUSTED_FIELDS, ENTRUSTED_GROUPS, type EntrustedGroup } from '@keystead/contract/properties/properties/entrusted-fields.ts'
import { type EditAssetInformation, TermsNotEntrusted } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { type SaidValue, say } from '../../text/said.ts'
import { text } from './agent-edit.text.ts'
import type { ReachedAsset } from './property.access.ts'
import { PLACE_FIELDS, type PropertyFields, assetColumnsFrom } from './property.columns.ts'
import { presentPropertyFields } from './property.present.ts'
import { placeOfAsset } from './place-choice.ts'
import type { AssetRow } from './property.queries.ts'

type FormFields = Omit<PropertyFields, 'Title'> & { Title: string | null } & Pick<
    ReturnType<typeof presentPropertyFields>,
    (typeof PLACE_FIELDS)[number]
  >

/** What an agent says of a property: what they do not see stays as it is, and what is not theirs to decide is refused. */
export function asAgentsMay(input: ParsedInputOf<typeof EditAssetInformation>, asset: AssetRow, { scopes }: ReachedAsset): FormFields {
  if (input.CategoryId !== asset.category_id) failField('CategoryId', messages.categoryIsTheManagersChoice)
  if (input.CascadeAddress) failField('CascadeAddress', messages.unitsMoveWithTheManager)
  // The building may be out of their sight; then they say nothing of it.
  if (input.ParentAssetId !== null && input.ParentAssetId !== asset.parent_asset_id)
    failField('ParentAssetId', messages.buildingIsTheManagersChoice)
  const kept = { ParentAssetId: asset.parent_asset_id, ReferenceCode: asset.reference_code, PrivateRemarks: asset.private_remarks }
  if (scopes.includes('terms')) return { ...input, ...kept }

  const changed = entrustedChanges(asset, input)
  if (changed.length > 0) fail(TermsNotEntrusted, Object.fromEntries(changed.map((field) => [field, messages.fieldNotEntrusted])))
  const stored = presentPropertyFields(asset)
  const asStored = Object.fromEntries(ENTRUSTED_FIELDS.map((field) => [field, stored[field]]))
  return { ...input, ...asStored, ...kept }
}

/** Fields that come with the scope `terms` and are said otherwise now. What the kind of property is not asked for does not count. */
function entrustedChanges(asset: AssetRow, said: FormFields): PropertyField[] {
  const stored = presentPropertyFields(asset)
  const columns = assetColumnsFrom(stored, placeOfAsset(asset))
  // Compared as they would be stored: `1250.5` and `1250.50` are one amount.
  const isSame = (field: PropertyField) =>
    isPlaceField(field)
      ? said[field] === stored[field]
      : isDeepStrictEqual(assetColumnsFrom({ ...stored, [field]: said[field] }, placeOfAsset(asset)), columns)
  return ENTRUSTED_FIELDS.filter((field) => isAsked(field, stored) && !isSame(field))
}

function isPlaceField(field: PropertyField): field is (typeof PLACE_FIELDS)[number] {
  return (PLACE_FIELDS as readonly PropertyField[]).includes(field)
}

/** The manager hears of what an agent has changed of price, terms and address. */
export async function notifyOfTerms(context: CallContext, reached: ReachedAsset, asset: AssetRow, said: FormFields): Promise<void> {
  if (reached.relation === 'manager') return
  const changed = entrustedChanges(asset, said)
  if (changed.length === 0) return
  await notify(context, {
    event: 'asset.termsChanged',
    once: `asset.termsChanged:${asset.id}:${asset.version + 1}`,
    profileIds: [reached.managingProfileId],
    assetId: asset.id,
    said: say(text, 'changed', { home: asset.title, changes: { list: saidChanges(presentPropertyFields(asset), said, changed) } }),
    actorProfileId: profileActor(context.actor).profileId,
    path: paths.viewProperty(asset.id),
  })
}

const GROUPS: readonly Exclude<EntrustedGroup, 'price'>[] = ['offer', 'terms', 'address']
const PRICES = [
  ['Rent', 'rent'],
  ['Price', 'price'],
] as const

/** `rent from $2,400 to $2,500`, `terms`. */
function saidChanges(before: FormFields, after: FormFields, changed: readonly PropertyField[]): SaidValue[] {
  const prices = PRICES.filter(([field]) => changed.includes(field)).map(([field, key]) =>
    say(text, key, { before: saidAmount(before[field]), after: saidAmount(after[field]) }),
  )
  const groups = GROUPS.filter((group) => ENTRUSTED_GROUPS[group].some((field) => changed.includes(field))).map((group) => say(text, group))
  return [...prices, ...groups].map((said) => ({ said }))
}

function saidAmount(amount: string | null): SaidValue {
  return amount === null ? { said: say(text, 'noAmount') } : { cents: centsFromText(amount), isPrice: true }
}
