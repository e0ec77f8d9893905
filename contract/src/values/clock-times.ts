/* Times of a clock on the wall, such as `14:30`, of no day and in no zone. */

export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** `14:30` -> `2:30 PM` */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${((hour + 11) % 12) + 1}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** So many half hours from a full hour on, as choices. */
export function halfHours(firstHour: number, count: number): { Id: string; Text: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const hour = String(firstHour + Math.floor(index / 2)).padStart(2, '0')
    const time = `${hour}:${index % 2 === 0 ? '00' : '30'}`
    return { Id: time, Text: clockText(time) }
  })
}
