const INTERVAL_MS = 500

/**
 * Calls `onParentGone` once, within a second of the death of the process that started this one, however it died:
 * npm passes no SIGTERM on, and a killed launcher passes nothing on. Answers a function that ends the watch.
 */
export function endWithParent(onParentGone: () => void): () => void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return
    clearInterval(timer)
    onParentGone()
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

// On Windows the parent's pid stays the same when the parent has gone.
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
