import { BATHROOMS } from '@keystead/contract/properties/fields/property.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { isInSteps } from '@keystead/contract/values/numbers.ts'
import { countOf } from './cell-values.ts'
import type { RowCells, StatedFields } from './row-cells.ts'
import { quoted } from './sheet-cells.ts'
import { text as texts } from './row-problem.text.ts'

/*
 * Bedrooms and bathrooms, the latter in quarters as they are. What is between two quarters is no number of baths (some
 * files write 2.1 for two whole ones and a half): it is left out, never rounded.
 */

const BEDROOM_WORDS = /^(bd|br|bds|brs|beds?|bedrooms?|bdrms?)\.?$/
const BATHROOM_WORDS = /^(ba|bth|baths?|bathrooms?)\.?$/

/** A studio has no bedroom, but a bathroom: where a file says 0 of both, it knows of neither. */
function withoutZeros(cells: RowCells, stated: StatedFields): StatedFields {
  if (stated.Bedrooms !== 0 || stated.Bathrooms !== 0) return stated
  cells.leaveOut('Bedrooms', texts.noRooms)
  return { ...stated, Bedrooms: null, Bathrooms: null }
}

export function readRooms(cells: RowCells): StatedFields {
  const stated: StatedFields = {}
  const bedrooms = cells.text('Bedrooms')
  if (bedrooms !== undefined) {
    const count = bedrooms === '' ? null : countOf(bedrooms, BEDROOM_WORDS)
    if (bedrooms !== '' && count === null) cells.refuse('Bedrooms', invalidMessage(texts.bedrooms), `${quoted(bedrooms)}.`)
    else stated.Bedrooms = cells.checked('Bedrooms', 'Bedrooms', count) as number | null
  }
  const bathrooms = cells.text('Bathrooms')
  if (bathrooms !== undefined) {
    const count = bathrooms === '' ? null : countOf(bathrooms, BATHROOM_WORDS)
    if (bathrooms !== '' && count === null) cells.refuse('Bathrooms', invalidMessage(texts.bathrooms), `${quoted(bathrooms)}.`)
    else if (count !== null && !isInSteps(count, BATHROOMS.step)) cells.leaveOut('Bathrooms', texts.noQuarters)
    else stated.Bathrooms = cells.checked('Bathrooms', 'Bathrooms', count) as number | null
  }
  return cells.isExact ? stated : withoutZeros(cells, stated)
}
