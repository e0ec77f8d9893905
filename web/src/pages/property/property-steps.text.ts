import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/property-steps', {
  whereNote: 'Where it is. You decide how much of the address the public sees.',
  kindNote: 'What it is, and what you want to do with it.',
  factsNote: 'Just what you know. You can add the rest later.',
  termsNote: 'What it costs, and when it’s available.',
  descriptionNote: 'The words that make people want to see it.',
  exactNote: 'Everyone sees the street and number',
  streetNote: 'Only the street, without the number',
  areaNote: 'Only the neighborhood',
  streetExample: '1420 Larimer Street',
  unitNumberHelp: 'The number on the door, such as 4B.',
  zipHelp: 'Fills in the city and state.',
  moreAddress: 'More address details',
  address2Example: 'Second floor, rear',
  exactnessHelp: 'What the public sees once it’s listed. You always see the whole address.',
  zipIsIn: 'ZIP code {zip} is in {city}, {state}.',
  takePlace: 'Use {city}, {state}',
})
