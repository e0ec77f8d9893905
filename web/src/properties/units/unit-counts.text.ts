import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/units/unit-counts', {
  unitNotForRent: 'The unit is not for rent',
  unitsNotForRent: 'None of the units is for rent',
  notForRent: 'not for rent',
  madeOne: '{address} is one building now.',
  madeMany: { one: '{count} addresses are one building each now.', other: '{count} addresses are one building each now.' },
  left: {
    one: '{count} home stays apart: its unit number is in the building already.',
    other: '{count} homes stay apart: their unit numbers are in the building already.',
  },
  stripLabel: 'Units by what they are today',
  occupiedOf: { one: '{occupied} of {count} unit is occupied', other: '{occupied} of {count} units are occupied' },
  occupied: 'occupied',
  upcoming: 'upcoming',
  vacant: 'vacant',
  range: '{least} to {most}',
  bedsBetween: { one: '{least} to {count} bed', other: '{least} to {count} beds' },
})
