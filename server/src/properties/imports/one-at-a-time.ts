/** Does the work of one key in turn. Answers undefined, without doing it, where as many wait for their turn as may. */
export function oneAtATime(mostWaiting: number) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (line.length > mostWaiting) return undefined
    lines.set(key, line)
    line.length += 1
    const turn = line.last.then(work)
    line.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(key)
    }
  }
}
