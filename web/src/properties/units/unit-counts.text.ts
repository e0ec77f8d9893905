import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/units/unit-counts', {
  unitNotForRent: 'The unit is not for rent',
  unitsNotForRent: 'None of the units are for rent',
  notForRent: 'not for rent',
  madeOne: '{address} is one building now.',
  madeMany: { one: '{count} address is one building now.', other: '{count} addresses are now one building each.' },
  left: {
    one: '{count} home stays separate because its unit number is already in the building.',
    other: '{count} homes stay separate because their unit numbers are already in the building.',
  },
  stripLabel: 'Units by status',
  occupiedOf: { one: '{occupied} of {count} unit is occupied', other: '{occupied} of {count} units are occupied' },
  occupied: 'occupied',
  upcoming: 'upcoming',
  vacant: 'vacant',
  range: '{least} to {most}',
  bedsBetween: { one: '{least} to {count} bed', other: '{least} to {count} beds' },
})
