import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The countries that the library tells apart by their code are more than it has rules for; of others a number needs its country. */
type Country = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]> & string

const AMERICAN = '1'

/**
 * A number as it is kept: ten digits in North America, elsewhere with its country, `+44 20 7183 8750`. Null where no one can be called
 * by it. A number without a country is one of `countryCode`.
 */
export function keptPhone(typed: string, countryCode = 'US'): string | null {
  const number = parsePhoneNumberFromString(typed, countryCode as Country)
  if (!number?.isValid()) return null
  return number.countryCallingCode === AMERICAN ? number.nationalNumber : number.formatInternational()
}
