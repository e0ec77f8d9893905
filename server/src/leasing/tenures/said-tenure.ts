import { type SaidValue, say } from '../../text/said.ts'
import { text } from './tenure.text.ts'
import type { Tenure } from './tenure.queries.ts'

/** `from Dec 1, 2026 to Nov 30, 2027`, within a sentence. */
export function saidTenure({ startsOn, endsOn }: Tenure): SaidValue {
  const firstDay = { day: startsOn }
  return { said: endsOn === null ? say(text, 'from', { firstDay }) : say(text, 'fromTo', { firstDay, lastDay: { day: endsOn } }) }
}
