const LAST_LINES = 4
const LAST_REASONS = 2
/** Said to us, who ask again and again whether it has started. */
const TO_WHO_CAME_TOO_EARLY = /the database system is (starting up|shutting down|in recovery mode|not yet accepting connections)/

/** Of what PostgreSQL wrote before it ended: the reasons, which housekeeping words often bury, and the end. */
export function complaintsIn(log: string): string {
  const lines = log
    .trim()
    .split('\n')
    .filter((line) => !TO_WHO_CAME_TOO_EARLY.test(line))
  const reasons = lines.filter((line) => /\b(PANIC|FATAL|ERROR): /.test(line)).slice(-LAST_REASONS)
  const end = lines.slice(-LAST_LINES)
  return lines.filter((line) => reasons.includes(line) || end.includes(line)).join(' ')
}
