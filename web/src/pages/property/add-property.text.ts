import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/add-property', {
  addAProperty: 'Add a property',
  intro: 'It starts unlisted. No one sees it until you put it on the market.',
  myProperties: 'My properties',
  residential: 'Residential',
  residentialNote: 'A house, an apartment, a room: a place to live.',
  commercial: 'Commercial',
  commercialNote: 'An office, a store, a warehouse: a place to work.',
  importFile: 'Import a file',
  importNote: 'A CSV file with many properties. You match its columns and see every problem first.',
  addACommercialProperty: 'Add a commercial property',
  addAResidentialProperty: 'Add a residential property',
  steps: 'Steps',
  keptHere: 'We saved what you entered here before.',
  startOver: 'Start over',
  addProperty: 'Add property',
  back: 'Back',
  ownDuplicate: 'You already have a property at this address: {property}. Is this another one?',
  tellUs: 'let us know{newTab}',
  othersDuplicate: 'Another account lists this address. If it’s yours, someone may be using it without your knowledge: {tellUs}.',
  next: 'Next',
})
