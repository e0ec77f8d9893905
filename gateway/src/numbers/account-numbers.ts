/* What a number has to be, before it is asked what it does. */

const DIGITS = /^\d+$/

export function isLuhn(number: string): boolean {
  if (!DIGITS.test(number)) return false
  const sum = [...number].toReversed().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** Nine digits with the checksum of the American Bankers Association. */
export function isRoutingNumber(number: string): boolean {
  if (!/^\d{9}$/.test(number) || number === '000000000') return false
  return [...number].reduce((sum, digit, index) => sum + Number(digit) * ABA_WEIGHTS[index]!, 0) % 10 === 0
}

export const isAccountNumber = (number: string) => /^\d{4,17}$/.test(number)

const BANKS: Readonly<Record<string, string>> = {
  '110000000': 'SANDBOX BANK',
  '021000021': 'JPMORGAN CHASE',
  '026009593': 'BANK OF AMERICA',
  '121000248': 'WELLS FARGO',
}

export function bankNameOf(routingNumber: string): string {
  return BANKS[routingNumber] ?? 'SANDBOX BANK'
}
