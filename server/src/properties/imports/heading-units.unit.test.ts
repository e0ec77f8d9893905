import { expect, test } from 'vitest'
import { readHeading } from './heading-units.ts'

const SQUARE_FEET = 1
const ACRES = 2
const SQUARE_METERS = 3
const HECTARES = 5

test.each([
  ['Living Area (sqft)', 'livingarea', SQUARE_FEET],
  ['Lot Size (Sq. Ft.)', 'lotsize', SQUARE_FEET],
  ['Lot Size Square Feet', 'lotsize', SQUARE_FEET],
  ['LotSizeSquareFeet', 'lotsize', SQUARE_FEET],
  ['lot_size_sqft', 'lotsize', SQUARE_FEET],
  ['lotsizesqft', 'lotsize', SQUARE_FEET],
  ['sqft_living', 'living', SQUARE_FEET],
  ['Square Footage', '', SQUARE_FEET],
  ['Lot (acres)', 'lot', ACRES],
  ['LotSizeAcres', 'lotsize', ACRES],
  ['Lot Acreage', 'lot', ACRES],
  ['Area m2', 'area', SQUARE_METERS],
  ['Area (m²)', 'area', SQUARE_METERS],
  ['Area [m^2]', 'area', SQUARE_METERS],
  ['aream2', 'area', SQUARE_METERS],
  ['Land size ha', 'landsize', HECTARES],
  ['Lot', 'lot', null],
  ['Lot area unit', 'lotareaunit', null],
  ['Lilac', 'lilac', null],
  ['', '', null],
])('%s', (heading, name, areaUnitId) => {
  expect(readHeading(heading)).toEqual({ name, areaUnitId })
})
