import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/property-steps', {
  whereNote: 'Where it stands. How much of it strangers see is up to you.',
  kindNote: 'What it is, and what you would like to do with it.',
  factsNote: 'Only what you know; the rest can follow later.',
  termsNote: 'What it costs, and from when on it is free.',
  descriptionNote: 'The words that make people come and look.',
  exactNote: 'Everybody sees street and number',
  streetNote: 'The street, without its number',
  areaNote: 'The part of town only',
  streetExample: '1420 Larimer Street',
  unitNumberHelp: 'The number on its door, such as 4B.',
  zipHelp: 'It fills in city and state.',
  moreAddress: 'More of the address',
  address2Example: 'Second floor, rear',
  exactnessHelp: 'What a stranger sees once it is listed. You always see the whole address.',
  zipIsIn: 'ZIP {zip} is in {city}, {state}.',
  takePlace: 'Use {city}, {state}',
})
