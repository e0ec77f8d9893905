import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/places/state-law/state-law', {
  title: 'Rental law by state',
  lead: 'Notices, deposits, fees and disclosures in each state and DC, with the statute and the day we checked it. Where we’re not certain, we say so instead of a number.',
  titleOf: 'Rental law in {state}',
  leadOf: 'What state law says about renting a home in {state}: notices, deposits, fees and disclosures, each with its statute.',
  noAdvice: 'This is information, not legal advice.',
  noAdviceMore:
    'Laws change, cities and counties often have stricter rules, and a short sentence leaves exceptions out. Read the statute or ask an attorney before you rely on it.',
  states: 'States',
  certainOf: { one: '{certain} of {count} topic certain', other: '{certain} of {count} topics certain' },
  checkedOn: 'Checked {date}',
  fromStatute: 'Read in the statute',
  fromSecondary: 'Read in what others write about it',
  amended: 'Written by the operator of this site',
  federal: 'Everywhere in the US',
  federalLead:
    'For homes built before 1978, federal law asks for a lead-paint disclosure and the EPA’s pamphlet before a lease is signed (42 U.S.C. § 4852d).',
  hint: '{state} law · {topic}: {words}.',
  hintNone: '{state} law · {topic}: no statewide rule.',
  hintUnknown: '{state} law · {topic}: not certain. Please check before you rely on a number.',
  hintNoAdvice: 'This is not legal advice.',
  readRule: 'Read the rule',
  ofTopic: '({topic})',
})
