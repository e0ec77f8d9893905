/** `2026-11-22 09:03`, which spreadsheets read as a date; on the reader's clock unless another one is named. */
export type MomentCells = (instant: string | null, timeZone?: string) => string | null

/** For one file. A format costs a thousand times what using it costs, so each is made once. */
export function momentCells(readersTimeZone: string): MomentCells {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (instant, timeZone = readersTimeZone) => {
    if (instant === null) return null
    let format = formats.get(timeZone)
    if (!format) {
      format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      formats.set(timeZone, format)
    }
    return format.format(new Date(instant))
  }
}
