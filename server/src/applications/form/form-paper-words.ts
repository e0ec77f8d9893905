import { INCOME_PERIODS } from '@keystead/contract/applications/form/form.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { FormPaperEntry } from '../../pdf/templates/application-form-paper.ts'
import { text } from './form-paper.text.ts'

/** Longer than this, or in several lines, does not stand beside others. */
const LONGEST_BESIDE = 90

type Said = readonly [label: string, value: string | null]

/** What is said of one thing; what is not filled in is left out. */
export function entry(heading: string, said: readonly Said[]): FormPaperEntry {
  const all = said.flatMap(([label, value]) => (value === null || value === '' ? [] : { label, value }))
  const isLong = ({ value }: { value: string }) => value.length > LONGEST_BESIDE || value.includes('\n')
  return { heading, facts: all.filter((fact) => !isLong(fact)), long: all.filter(isLong) }
}

export function yesNo(answer: 'Y' | 'N' | null): string | null {
  if (answer === null) return null
  return answer === 'Y' ? text.yes : text.no
}

export function day(date: string | null): string | null {
  return date === null ? null : formatDate(date)
}

/** From when to when. Without an end it goes on. */
export function span(from: string | null, to: string | null): string | null {
  if (from !== null && to !== null) return text.span({ from: formatDate(from), to: formatDate(to) })
  if (from !== null) return text.untilNow({ from: formatDate(from) })
  return to === null ? null : text.until({ to: formatDate(to) })
}

export function money(amount: string | null): string | null {
  return amount === null ? null : formatMoney(amount)
}

export function income(amount: string | null, periodId: number | null): string | null {
  const [said, period] = [money(amount), textOf(INCOME_PERIODS, periodId)]
  return said === null || period === null ? said : text.income({ amount: said, period: period.toLowerCase() })
}

/** In one line, without what is not there. */
export function inOneLine(...parts: readonly (string | null | undefined)[]): string | null {
  return parts.filter((part) => part).join(', ') || null
}
