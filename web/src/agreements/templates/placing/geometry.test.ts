import { MIN_FIELD_SIDE } from '@keystead/contract/agreements/templates/template.values.ts'
import { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { expect, test } from 'vitest'
import { clamped, freePlace, isWithin, middleOf, moved, placedAround, resized, shares, toPoints } from './geometry.ts'

const LETTER = { width: 612, height: 792 }
/** The same paper turned: what it is as it is shown. */
const TURNED = { width: 792, height: 612 }
const TINY = { width: 72, height: 72 }
const LINE = { width: 150, height: 18 }

test('a place moves, and stops at each edge of its page', () => {
  const place = { x: 100, y: 100, ...LINE }
  expect(moved(place, { x: 1, y: -10 }, LETTER)).toEqual({ x: 101, y: 90, ...LINE })
  expect(moved(place, { x: -500, y: -500 }, LETTER)).toEqual({ x: 0, y: 0, ...LINE })
  expect(moved(place, { x: 5_000, y: 5_000 }, LETTER)).toEqual({ x: 462, y: 774, ...LINE })
  expect(moved(place, { x: 5_000, y: 5_000 }, TURNED)).toEqual({ x: 642, y: 594, ...LINE })
})

test('a size changes from its upper left corner, down to the least and up to the edge', () => {
  const place = { x: 100, y: 100, ...LINE }
  expect(resized(place, { x: 10, y: 2 }, LETTER)).toEqual({ x: 100, y: 100, width: 160, height: 20 })
  expect(resized(place, { x: -500, y: -500 }, LETTER)).toEqual({ x: 100, y: 100, width: MIN_FIELD_SIDE, height: MIN_FIELD_SIDE })
  expect(resized(place, { x: 5_000, y: 5_000 }, LETTER)).toEqual({ x: 100, y: 100, width: 512, height: 692 })
  const last = { x: 462, y: 774, ...LINE }
  expect(resized(last, { x: 1, y: 1 }, LETTER)).toEqual(last)
})

test('what is larger than a tiny page becomes as large as the page', () => {
  expect(placedAround(middleOf(TINY), { width: 160, height: 36 }, TINY)).toEqual({ x: 0, y: 18, width: 72, height: 36 })
  expect(clamped({ x: 60, y: -3, width: 500, height: 500 }, TINY)).toEqual({ x: 0, y: 0, width: 72, height: 72 })
  expect(clamped({ x: 71, y: 71, width: 1, height: 1 }, TINY)).toEqual({ x: 66, y: 66, width: MIN_FIELD_SIDE, height: MIN_FIELD_SIDE })
})

test('no place reaches over an edge by the least part of a point, and each is what the contract takes', () => {
  const field = { kind: 'text', role: 'Tenant', label: 'Pets', isRequired: true, options: [], page: 1 } as const
  for (let step = 0; step < 400; step++) {
    const page = { width: 72 + step * 3.337_1, height: 841.889_8 - step * 1.777_7 }
    const size = { width: 6 + step / 7, height: 6 + step / 13 }
    const corner = clamped({ x: 9_999, y: 9_999, ...size }, page)
    const grown = resized(clamped({ x: step / 3, y: step / 3, ...size }, page), { x: 9_999, y: 9_999 }, page)
    for (const place of [corner, grown, moved(grown, { x: 0.05, y: 0.05 }, page)]) {
      expect(isWithin(place, page)).toBe(true)
      expect(PlacedField.parse({ ...field, ...place })).toEqual({ ...field, ...place })
    }
    expect(page.width - corner.x - corner.width).toBeLessThan(0.25)
  }
})

test('places are kept in tenths', () => {
  expect(clamped({ x: 10.04, y: 10.06, width: 33.333, height: 18.26 }, LETTER)).toEqual({ x: 10, y: 10.1, width: 33.3, height: 18.3 })
})

test('a new one stands where no other begins', () => {
  const place = { x: 231, y: 387, ...LINE }
  expect(freePlace(place, [], LETTER)).toEqual(place)
  const second = freePlace(place, [place], LETTER)
  expect(second).toEqual({ x: 243, y: 399, ...LINE })
  expect(freePlace(place, [place, second], LETTER)).toEqual({ x: 255, y: 411, ...LINE })
  const corner = { x: 462, y: 774, ...LINE }
  const aside = freePlace(corner, [corner], LETTER)
  expect(isWithin(aside, LETTER)).toBe(true)
  expect(aside).not.toEqual(corner)
  // A page without any room for a second one.
  expect(freePlace({ x: 0, y: 0, ...TINY }, [{ x: 0, y: 0, ...TINY }], TINY)).toEqual({ x: 0, y: 0, ...TINY })
})

test('a field lies within its page, or not', () => {
  const place = { x: 500, y: 700, width: 112, height: 92 }
  expect(isWithin(place, LETTER)).toBe(true)
  expect(isWithin(place, TURNED)).toBe(false)
  expect(isWithin(place, undefined)).toBe(false)
})

test('pixels are points at the scale of the page, and shares of it are the same at any', () => {
  expect(toPoints({ x: 306, y: 30.6 }, 306, LETTER)).toEqual({ x: 612, y: 61.2 })
  expect(toPoints({ x: 10, y: 10 }, 0, LETTER)).toEqual({ x: 0, y: 0 })
  expect(shares({ x: 306, y: 198, width: 61.2, height: 79.2 }, LETTER)).toEqual({ left: '50%', top: '25%', width: '10%', height: '10%' })
})
