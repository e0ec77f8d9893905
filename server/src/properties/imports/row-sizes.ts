import { AREA_UNITS, LOT_AREAS } from '@keystead/contract/properties/fields/property.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { areaUnitOf } from './cell-choices.ts'
import { numberOf } from './cell-values.ts'
import type { RowCells, StatedFields } from './row-cells.ts'
import { quoted } from './sheet-cells.ts'
import { text as texts } from './row-problem.text.ts'

/*
 * How large a home and its lot are. The unit is what the cell names, else what the heading of its column names, else
 * what the column of units says.
 */

const SQUARE_FEET = AREA_UNITS[0].Id
const ACRES = AREA_UNITS[1].Id
/** Of homes: hardly one has a lot of more acres, and none has one of less square feet. */
const MOST_ACRES = 100
/** Residential land, commercial land, farms: a hundred acres and a hundred square feet are both to be had. */
const LAND_TYPES: readonly number[] = [115, 214, 215]

export function readSizes(cells: RowCells, assetTypeId: number | undefined): StatedFields {
  return { ...readArea(cells), ...readLotArea(cells, assetTypeId) }
}

function readArea(cells: RowCells): StatedFields {
  const stated: StatedFields = {}
  const unitText = cells.text('AreaUnit')
  if (unitText) {
    const unit = areaUnitOf(unitText)
    if (unit === null) cells.refuse('AreaUnit', invalidMessage(texts.areaUnit), `${quoted(unitText)}.`)
    else stated.AreaUnitId = unit
  }
  const text = cells.text('Area')
  if (text === undefined) return stated
  const read = text === '' ? null : numberOf(text)
  const unit = read?.rest ? areaUnitOf(read.rest) : cells.headingUnit('Area')
  if (text !== '' && (read === null || (read.rest && unit === null))) {
    cells.refuse('Area', invalidMessage(texts.area), `${quoted(text)}.`)
    return stated
  }
  if (unit !== null) stated.AreaUnitId = unit
  // Files write 0 where they know no size.
  const value = read && read.value !== 0 ? rounded(read.value, 2) : null
  if (value !== null && value !== read!.value) cells.leaveOut('Area', texts.areaRounded)
  stated.Area = cells.checked('Area', 'Area', value) as number | null
  return stated
}

function readLotArea(cells: RowCells, assetTypeId: number | undefined): StatedFields {
  const stated: StatedFields = {}
  const unitText = cells.text('LotAreaUnit')
  const columnUnit = unitText ? areaUnitOf(unitText) : null
  if (unitText && columnUnit === null) cells.leaveOut('LotAreaUnit')
  if (columnUnit !== null) stated.LotAreaUnitId = columnUnit
  const text = cells.text('LotArea')
  if (text === undefined) return stated
  if (text === '') return { ...stated, LotArea: null }

  const read = numberOf(text)
  if (read?.value === 0) return { ...stated, LotArea: null }
  const value = read && rounded(read.value, 4)
  const cellUnit = read?.rest ? areaUnitOf(read.rest) : null
  if (value === null || value < LOT_AREAS.min || value > LOT_AREAS.max || (read!.rest && cellUnit === null)) {
    cells.leaveOut('LotArea')
    return stated
  }
  const unit = cellUnit ?? cells.headingUnit('LotArea') ?? columnUnit ?? guessedLotUnit(cells, value, assetTypeId)
  if (unit === null) return stated
  if (value !== read!.value) cells.leaveOut('LotArea', texts.lotRounded)
  return { LotArea: value, LotAreaUnitId: unit }
}

/** Nothing names a unit: acres, as lots are measured, where the size allows it. */
function guessedLotUnit(cells: RowCells, value: number, assetTypeId: number | undefined): number | null {
  if (value <= MOST_ACRES) return ACRES
  if (assetTypeId !== undefined && LAND_TYPES.includes(assetTypeId)) {
    cells.leaveOut('LotArea', texts.lotLeftOut)
    return null
  }
  cells.leaveOut('LotArea', texts.lotTakenAsFeet)
  return SQUARE_FEET
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
