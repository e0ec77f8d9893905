/** Largest amount that a field takes: 9,999,999,999.99 dollars. */
const MONEY_TEXT = /^\d{1,10}(\.\d{1,2})?$/

/** Whether a text is an amount as it crosses the wire: digits, at most two decimals, no sign, no separators. */
export function isMoneyText(text: string): boolean {
  return MONEY_TEXT.test(text)
}

/** `"1250.5"` -> `125050`. Throws on anything `isMoneyText` refuses. */
export function centsFromText(text: string): number {
  if (!isMoneyText(text)) throw new RangeError(`not an amount: ${text}`)
  const [dollars = '0', fraction = ''] = text.split('.')
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
}

/** `125050` -> `"1250.50"`, as amounts cross the wire. */
export function textFromCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not integer cents: ${cents}`)
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What a person types (`$1,250.5`, ` 1250 `, `2.4k`, `1.2m`) as the wire's text, or null when it is no amount. */
export function moneyTextFromTyped(typed: string): string | null {
  const bare = typed.trim().replace(/^\$\s*/, '')
  const grouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(bare)
  const text = grouped ? bare.replaceAll(',', '') : writtenOut(bare)
  return isMoneyText(text) ? textFromCents(centsFromText(text)) : null
}

const ZEROS: Readonly<Record<string, number>> = { k: 3, m: 6 }

/** `2.4k` -> `2400`, by its digits: no fraction of a cent comes or goes. Anything else as it is. */
function writtenOut(text: string): string {
  const [, dollars = '', fraction = '', unit] = /^(\d{1,10})(?:\.(\d{1,8}))? ?([km])$/i.exec(text) ?? []
  if (unit === undefined) return text
  const zeros = ZEROS[unit.toLowerCase()] ?? 0
  const whole = Number(dollars + fraction.slice(0, zeros).padEnd(zeros, '0'))
  return fraction.length > zeros ? `${whole}.${fraction.slice(zeros)}` : String(whole)
}

const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** As prices are said: `"1250.00"` -> `$1,250`; `"1250.50"` -> `$1,250.50`. */
export function formatMoney(text: string): string {
  return text.endsWith('.00') || !text.includes('.') ? wholeDollars.format(Number(text)) : dollarsAndCents.format(Number(text))
}

/** As amounts are accounted for, always with cents, so that they stand below each other: `"1250.00"` -> `$1,250.00`. */
export function formatExactMoney(text: string): string {
  return dollarsAndCents.format(Number(text))
}
