import { areaUnitOf } from './cell-choices.ts'
import { bareWord } from './cell-values.ts'

/*
 * Headings that name the unit of their column: `Lot Size (sqft)`, `LotSizeSquareFeet`, `sqft_living`, `Area m²`.
 */

/** What a heading says in bare letters, and the unit that it said it with. */
export type Heading = { readonly name: string; readonly areaUnitId: number | null }

/** `square feet`, `sq. ft.` */
const MOST_UNIT_WORDS = 2
/** Run together with other words, anything shorter could be part of a word: `ac` is the end of `lilac`. */
const UNITS_WITHIN_A_WORD = /(squarefeet|squaremeters|sqfeet|sqft|sqm|acres|hectares|m2|ft2)$/

export function readHeading(heading: string): Heading {
  const words = wordsOf(heading)
  for (let count = Math.min(MOST_UNIT_WORDS, words.length); count > 0; count -= 1) {
    const last = areaUnitOf(words.slice(-count).join(''))
    if (last !== null) return { name: words.slice(0, -count).join(''), areaUnitId: last }
    const first = areaUnitOf(words.slice(0, count).join(''))
    if (first !== null) return { name: words.slice(count).join(''), areaUnitId: first }
  }
  const name = words.join('')
  const unit = UNITS_WITHIN_A_WORD.exec(name)?.[1]
  return unit ? { name: name.slice(0, -unit.length), areaUnitId: areaUnitOf(unit) } : { name, areaUnitId: null }
}

/** `LotSizeSquareFeet` -> lot, size, square, feet. */
function wordsOf(heading: string): string[] {
  return heading
    .replaceAll('²', '2')
    .replaceAll('^2', '2')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .split(/[^A-Za-z0-9]/)
    .map(bareWord)
    .filter(Boolean)
}
