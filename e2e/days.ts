/** The day that it is at a home in Denver: by UTC the next one may have begun. */
export function todayInDenver(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' })
}
