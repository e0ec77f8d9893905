import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/people/businesses/opening-hours', {
  fromTo: '{from} to {to}',
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
})
