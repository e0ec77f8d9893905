import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { choice, optional, optionalText, rowId, wholeNumber } from '../../values/fields.ts'
import { CREDIT_SCORES, EVICTION_YEARS, INCOME_TIMES, MAX_CRITERIA_TEXT, MOST_RESIDENTS } from './criteria.values.ts'

const flag = (label: string) => z.boolean({ error: invalidMessage(label) })

export const criteriaFields = {
  IncomeTimes: optional(
    choice(
      'Income',
      INCOME_TIMES.map(({ Id }) => Id),
    ),
  ),
  MinCreditScore: optional(wholeNumber('Credit score', CREDIT_SCORES)),
  /** Years without an eviction. */
  EvictionYears: optional(wholeNumber('Years without an eviction', EVICTION_YEARS)),
  NeedsLandlordReference: flag('Landlord reference').default(false),
  /** How many people the home is for, children included. */
  MaxResidents: optional(wholeNumber('Number of residents', MOST_RESIDENTS)),
  /** Whether a guarantor may answer for income or credit that is not enough. */
  AllowsGuarantor: flag('Guarantor').default(false),
  Text: optionalText('Other criteria', { max: MAX_CRITERIA_TEXT, multiline: true }),
}

/** `Version` is the one that was read; 0 where there were none. */
const saving = {
  Version: wholeNumber('Version', { min: 0, max: 2_147_483_647 }),
  /** That what was found in the words, which may go against fair housing law, was read. */
  FairHousingReviewed: flag('Fair housing').default(false),
}

export const UsualCriteriaForm = z.strictObject({ ...criteriaFields, ...saving })

export const HomeCriteriaForm = z.strictObject({
  AssetId: rowId('Property'),
  /** That the usual criteria hold for this home, whatever they become; its own are left out then. */
  FollowsUsual: flag('As usual').default(false),
  ...criteriaFields,
  ...saving,
})
