import { text } from './preferences.text.ts'
/** The hours of the day as people in the US say them. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({ Id: hour, Text: hourText(hour) }))

export function hourText(hour: number): string {
  if (hour === 0) return text.midnight
  if (hour === 12) return text.noon
  return hour < 12 ? text.morning({ hour }) : text.afternoon({ hour: hour - 12 })
}

/** The time zones of the United States, from east to west. */
export const TIME_ZONES = [
  { Id: 'America/Puerto_Rico', Text: text.timeZones.puertoRico },
  { Id: 'America/New_York', Text: text.timeZones.eastern },
  { Id: 'America/Chicago', Text: text.timeZones.central },
  { Id: 'America/Denver', Text: text.timeZones.mountain },
  { Id: 'America/Phoenix', Text: text.timeZones.arizona },
  { Id: 'America/Los_Angeles', Text: text.timeZones.pacific },
  { Id: 'America/Anchorage', Text: text.timeZones.alaska },
  { Id: 'Pacific/Honolulu', Text: text.timeZones.hawaii },
  { Id: 'Pacific/Guam', Text: text.timeZones.guam },
] as const
