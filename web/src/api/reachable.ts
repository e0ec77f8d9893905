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

const FIRST_PAUSE_MS = 3_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Calls back each time that the server is found to answer: asked at growing pauses, and at once when the browser says that it is online
 * or someone looks at the page again. Returns how to stop.
 */
export function whenReached(then: () => void): () => void {
  let pauseMs = FIRST_PAUSE_MS
  let timer = setTimeout(attempt, pauseMs)
  const stopping = new AbortController()
  const { signal } = stopping

  function attempt() {
    clearTimeout(timer)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    timer = setTimeout(attempt, pauseMs)
    if (document.visibilityState === 'visible') void serverAnswers().then((answers) => answers && !signal.aborted && then())
  }

  window.addEventListener('online', attempt, { signal })
  document.addEventListener('visibilitychange', attempt, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => stopping.abort()
}

export function untilReached(): Promise<void> {
  return new Promise((resolve) => {
    const stop = whenReached(() => {
      stop()
      resolve()
    })
  })
}
