import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/places/reference-data/city-state', {
  cityExample: 'Denver',
  chooseState: 'Choose a state…',
  city: 'City',
  state: 'State',
  cities: 'cities',
})
