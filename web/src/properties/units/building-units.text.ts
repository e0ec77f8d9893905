import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/units/building-units', {
  showMore: { one: 'Show {count} unit', other: 'Show {count} units' },
  homesIn: 'Homes in {building}',
  otherHomesIn: 'Other homes in {building}',
  thisIsUnit: 'This is unit {number} in {building}.',
  onTheMarket: { one: '{count} unit on the market, {amounts}.', other: '{count} units on the market, {amounts}.' },
  availableNow: 'Available now',
  availableFrom: 'Available {day}',
  moreOnTheMarket: { one: '{count} more unit on the market, {amounts}.', other: '{count} more units on the market, {amounts}.' },
  rentsOf: 'rents of {rent} a month',
  rentsFrom: 'rents from {range} a month',
  pricesOf: 'prices of {price}',
  pricesFrom: 'prices from {range}',
  rentsAndPrices: '{rents} and {prices}',
  unit: 'Unit {number}',
  floor: 'floor {number}',
})
