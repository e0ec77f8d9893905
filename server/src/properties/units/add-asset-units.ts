import { PropertyIsLet, ReferenceCodeTaken } from '@keystead/contract/properties/properties/property.operations.ts'
import { assetType } from '@keystead/contract/properties/fields/property.values.ts'
import { MAX_IMAGES_PER_ASSET } from '@keystead/contract/values/uploads.ts'
import type { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { isSameUnit } from '@keystead/contract/properties/units/unit-numbers.ts'
import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/properties/units/units-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { copyImages } from '../images/image.public.ts'
import {
  type AssetRow,
  type ReachedAsset,
  assetColumnsFrom,
  getLockedAsset,
  insertAssets,
  listLet,
  listTakenCodes,
  listTakenUnits,
  listingFactsOf,
  openChecksOf,
  placeOfAsset,
  takesUnitsOf,
} from '../properties/property.public.ts'
import { unitFieldsFrom } from './unit.fields.ts'
import { text as refusal } from './unit-refusal.text.ts'

type Unit = ParsedInputOf<typeof AddAssetUnits>['Units'][number]

export const addAssetUnits: Handler<typeof AddAssetUnits, ReachedAsset> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const { scope } = context.owned
  const building = await getLockedAsset(db, scope, input.AssetId)
  checkMayHaveUnits(building, input.AssetTypeId)
  if ((await listLet(db, scope, [building.id])).length > 0) fail(PropertyIsLet)
  await checkNumbers(db, scope, building, input.Units)
  await checkCodes(db, scope, input.Units)

  const imageCount = input.WithPhotos ? Math.min(building.images_count, MAX_IMAGES_PER_ASSET) : 0
  const rows = input.Units.map((unit) => {
    const columns = assetColumnsFrom(unitFieldsFrom(building, input, unit), placeOfAsset(building))
    const openChecks = openChecksOf(listingFactsOf(columns, { imageCount, imported: false }))
    return { ...columns, open_checks: openChecks, images_count: imageCount }
  })
  const assetIds = await orTakenMeanwhile(insertAssets(db, scope, rows))
  if (imageCount > 0) await copyImages(db, actor, building.id, assetIds)
  context.audit(building.id, { units: assetIds.length })
  return { AssetIds: assetIds }
}

/** A unit has no units, and homes go into homes. */
function checkMayHaveUnits(building: AssetRow, unitTypeId: number): void {
  if (building.parent_asset_id !== null) failField('AssetId', refusal.isUnitItself)
  const category = assetType(unitTypeId)?.CategoryId
  if (category === undefined || !takesUnitsOf(building, category)) failField('AssetTypeId', invalidMessage(refusal.propertyType))
}

async function checkNumbers(db: Db, scope: Scope<'asset'>, building: AssetRow, units: readonly Unit[]): Promise<void> {
  const taken = await listTakenUnits(
    db,
    scope,
    building.id,
    units.map((unit) => unit.UnitNumber),
  )
  refuseAt(units, 'UnitNumber', CallErrors.InvalidInput, (unit) =>
    taken.some((number) => isSameUnit(number, unit.UnitNumber)) ? messages.taken({ unit: unit.UnitNumber }) : null,
  )
}

async function checkCodes(db: Db, scope: Scope<'asset'>, units: readonly Unit[]): Promise<void> {
  const codes = units.flatMap(({ ReferenceCode }) => (ReferenceCode === null ? [] : [ReferenceCode]))
  if (codes.length === 0) return
  const taken = new Set(await listTakenCodes(db, scope, codes))
  const isTaken = ({ ReferenceCode }: Unit, index: number) =>
    ReferenceCode !== null && (taken.has(ReferenceCode) || units.findIndex((other) => other.ReferenceCode === ReferenceCode) < index)
  refuseAt(units, 'ReferenceCode', ReferenceCodeTaken, (unit, index) => (isTaken(unit, index) ? ReferenceCodeTaken.message : null))
}

/** Names every unit that something is wrong with, at its field. */
function refuseAt(
  units: readonly Unit[],
  field: keyof Unit,
  error: ErrorDefinition,
  problemOf: (unit: Unit, index: number) => string | null,
): void {
  const problems = units.flatMap((unit, index) => {
    const problem = problemOf(unit, index)
    return problem === null ? [] : [[`Units.${index}.${field}`, problem] as const]
  })
  if (problems.length > 0) fail(error, Object.fromEntries(problems))
}

/** The building is locked, so its numbers cannot be taken any more; codes belong to the whole profile. */
async function orTakenMeanwhile<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) !== 'asset_reference_code') throw error
    return fail(ReferenceCodeTaken)
  }
}
