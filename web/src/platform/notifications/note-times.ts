/** Every half hour: `14:30` as `2:30 PM`. */
export const NOTE_TIMES = Array.from({ length: 48 }, (_, index) => {
  const hour = Math.floor(index / 2)
  const minute = index % 2 === 0 ? '00' : '30'
  return { Id: `${String(hour).padStart(2, '0')}:${minute}`, Text: `${((hour + 11) % 12) + 1}:${minute} ${hour < 12 ? 'AM' : 'PM'}` }
})

/** The moment of a day and a time on the reader's own clock. */
export function momentOf(day: string, time: string): Date {
  // Without a zone behind it, it is read as local time.
  return new Date(`${day}T${time}:00`)
}
