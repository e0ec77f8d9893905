import { LEASE_ENDS_SOON_DAYS } from '@keystead/contract/properties/properties/due-days.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { text } from './lease-time.text.ts'

/** `1324 Sparrow Hill Rd, Unit 4` of `1324 Sparrow Hill Rd, Unit 4, Denver, CO`; where no street is known, the city is all there is. */
export function streetOf(place: string): string {
  return place.split(', ').slice(0, -2).join(', ') || place
}

type LeaseEnd = {
  /** What the home is called: its street. */
  home: string
  endsOn: string | null
  /** The day where the home is; null: it is not known yet. */
  today: string | null
}

/** `Your lease at 1324 Sparrow Hill Rd ends in 46 days`; the day itself, while it is far away. */
export function leaseTimeText({ home, endsOn, today }: LeaseEnd): string {
  if (endsOn === null) return text.monthToMonth({ home })
  if (today === null || endsOn > addDays(today, LEASE_ENDS_SOON_DAYS)) return text.runsUntil({ home, day: formatDate(endsOn) })
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / 86_400_000)
  if (days <= 0) return text.endsToday({ home })
  return days === 1 ? text.endsTomorrow({ home }) : text.endsInDays({ home, count: days })
}
