const PROBE = '/livez'
const LONGEST_PROBE_MS = 5_000

/** Whether the server can be reached just now, asked without any of its data. */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_PROBE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
