export function waitText(seconds: number): string {
  if (seconds >= 60) return `${Math.ceil(seconds / 60)} min`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
