/*
 * Hours of the day in a time zone, whatever its clocks do in between.
 */

const DAY_MS = 86_400_000

/** The first moment after another at which clocks of the zone show this hour, on the hour. */
export function nextHour(after: Date, hour: number, timeZone: string): Date {
  const today = hourOf(after, hour, timeZone)
  return today > after ? today : hourOf(new Date(after.getTime() + DAY_MS), hour, timeZone)
}

/** The hour of the day that a clock in the zone shows: 0 to 23. */
export function clockHour(moment: Date, timeZone: string): number {
  return clockIn(moment, timeZone)[3]
}

/** An hour of the day that a moment falls on in a zone. */
function hourOf(moment: Date, hour: number, timeZone: string): Date {
  const [year, month, day] = clockIn(moment, timeZone)
  const asIfUtc = Date.UTC(year, month - 1, day, hour)
  // The offset is that of the hour itself: the clocks may have changed in the night before it.
  const offsetAt = (time: number) => Date.UTC(...utcParts(clockIn(new Date(time), timeZone))) - time
  const guess = asIfUtc - offsetAt(asIfUtc)
  return new Date(asIfUtc - offsetAt(guess))
}

type Clock = [year: number, month: number, day: number, hour: number, minute: number, second: number]

function clockIn(moment: Date, timeZone: string): Clock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  return [part('year'), part('month'), part('day'), part('hour'), part('minute'), part('second')]
}

function utcParts([year, month, day, hour, minute, second]: Clock): Clock {
  return [year, month - 1, day, hour, minute, second]
}
