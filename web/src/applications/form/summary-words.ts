import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { INCOME_PERIODS } from '@keystead/contract/applications/form/form.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney, isMoneyText } from '@keystead/contract/values/money.ts'
import { text as form } from './form.text.ts'
import { text } from './summary.text.ts'

/** The words of an entry of a list; null where none is chosen. */
export function choiceText(items: readonly ReferenceItem[], id: number | null): string | null {
  return items.find(({ Id }) => Id === id)?.Text ?? null
}

export function yesNoText(answer: 'Y' | 'N' | null): string | null {
  if (answer === null) return null
  return answer === 'Y' ? form.yes : form.no
}

/** From when to when. Without an end it goes on, where it has begun. */
export function spanText(from: string | null, to: string | null): string | null {
  if (from !== null && to !== null) return text.span({ from: formatDate(from), to: formatDate(to) })
  if (from !== null) return text.untilNow({ from: formatDate(from) })
  return to === null ? null : text.until({ to: formatDate(to) })
}

export function amountText(amount: string | null): string | null {
  if (amount === null) return null
  return isMoneyText(amount) ? formatMoney(amount) : amount
}

/** An amount and what time it is for. */
export function incomeText(amount: string | null, periodId: number | null): string | null {
  const [said, period] = [amountText(amount), choiceText(INCOME_PERIODS, periodId)]
  if (said === null) return null
  return period === null ? said : text.income({ amount: said, period: period.toLowerCase() })
}

/** In one line, without what is not there. */
export function inOneLine(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null && part !== '')
  return said.length === 0 ? null : said.join(', ')
}
