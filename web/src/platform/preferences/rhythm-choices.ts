import { text } from './preferences.text.ts'
/** The hours of the day as people in the US say them. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({ Id: hour, Text: hourText(hour) }))

export function hourText(hour: number): string {
  if (hour === 0) return 'Midnight'
  if (hour === 12) return 'Noon'
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`
}

/** The time zones of the United States, from east to west. */
export const TIME_ZONES = [
  { Id: 'America/Puerto_Rico', Text: text.atlanticPuertoRico },
  { Id: 'America/New_York', Text: 'Eastern' },
  { Id: 'America/Chicago', Text: 'Central' },
  { Id: 'America/Denver', Text: 'Mountain' },
  { Id: 'America/Phoenix', Text: text.mountainWithoutSummerTimeArizona },
  { Id: 'America/Los_Angeles', Text: 'Pacific' },
  { Id: 'America/Anchorage', Text: 'Alaska' },
  { Id: 'Pacific/Honolulu', Text: 'Hawaii' },
  { Id: 'Pacific/Guam', Text: 'Guam' },
] as const
