export type Places = { take: <Result>(work: () => Promise<Result>) => Promise<Result> }

/** So many works at once; the others wait, and begin in the order in which they came. */
export function createPlaces(most: number): Places {
  let free = most
  const waiting: (() => void)[] = []

  async function place(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    await new Promise<void>((begin) => waiting.push(begin))
  }

  /** A place that is left goes to whoever waits longest. */
  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async take(work) {
      await place()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
