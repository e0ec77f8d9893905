import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/decisions/measure', {
  income: {
    asked: 'Monthly income of at least {times} times the rent: {amount}',
    askedWithoutRent: 'Monthly income of at least {times} times the rent',
    found: '{amount} a month, {times} times the rent',
    foundWithoutRent: '{amount} a month; the rent is not known',
    guaranteed: '{amount} a month, {times} times the rent. A guarantor earns {guarantor} a month.',
  },
  credit: {
    asked: 'Credit score of at least {score}',
    none: 'No report with a score was read',
    found: 'Lowest score {score}',
    foundOfSome: {
      one: 'Lowest score {score}; of {count} person there is none',
      other: 'Lowest score {score}; of {count} people there is none',
    },
  },
  evictions: {
    asked: {
      one: 'No eviction in the last year',
      other: 'No eviction in the last {count} years',
    },
    none: 'They say that there is none',
    some: 'An eviction is said, past or pending. Their explanation is in the form.',
  },
  landlordReference: {
    asked: 'A landlord who can be asked',
    found: {
      one: '{count} landlord may be asked',
      other: '{count} landlords may be asked',
    },
    again: {
      one: '{count} landlord was asked and would rent to them again',
      other: '{count} landlords were asked and would rent to them again',
    },
    notAgain: {
      one: '{count} landlord was asked and would not rent to them again. Please read why.',
      other: '{count} landlords were asked and would not rent to them again. Please read why.',
    },
    none: 'No landlord may be asked',
    neverRented: 'No one of them has rented in the last years',
  },
  residents: {
    asked: {
      one: 'At most {count} person',
      other: 'At most {count} people',
    },
    found: {
      one: '{count} person',
      other: '{count} people',
    },
    unknown: 'The number of people is not said',
  },
})
