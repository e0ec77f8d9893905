type Day = { Day: string; Views: number; Contacts: number }
export type Bar = { day: string; x: number; y: number; barWidth: number; barHeight: number; hasContact: boolean }

const BAR = 8
const GAP = 3
const CHART_HEIGHT = 72
/** Below the bars, where days with messages are marked. */
const MARKS = 7
/** A day without a look still shows where it is. */
const LEAST = 1

/** Bars of a small chart, in the units of its own picture. The tallest fills it, however many that is. */
export function barsOf(days: readonly Day[]): { bars: Bar[]; width: number; height: number } {
  const most = Math.max(1, ...days.map(({ Views }) => Views))
  const room = CHART_HEIGHT - MARKS
  const bars = days.map(({ Day, Views, Contacts }, index): Bar => {
    const barHeight = Math.max(LEAST, Math.round((Views / most) * room))
    return { day: Day, x: index * (BAR + GAP), y: room - barHeight, barWidth: BAR, barHeight, hasContact: Contacts > 0 }
  })
  return { bars, width: Math.max(BAR, days.length * (BAR + GAP) - GAP), height: CHART_HEIGHT }
}
