const LEAST_DIGITS = 13
const MOST_DIGITS = 19
/** Digits with at most one gap or dash between two of them. */
const RUNS = /\d(?:[ -]?\d)+/g

/**
 * Whether a text holds what may be the number of a card: 13 to 19 digits, written together or in groups, with a first digit that cards have and
 * the check digit of Luhn. One in ten other numbers of that length passes as well.
 */
export function holdsCardNumber(text: string): boolean {
  return (text.match(RUNS) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '')
    return digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS && /^[2-6]/.test(digits) && passesLuhn(digits)
  })
}

/** The same of a key that a program has made: in a word that has letters, digits stand together by chance. */
export function isCardInPlaceOfKey(key: string): boolean {
  return holdsCardNumber(
    key
      .split(/\s+/)
      .filter((word) => !/[a-z]/i.test(word))
      .join(' '),
  )
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
