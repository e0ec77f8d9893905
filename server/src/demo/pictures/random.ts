/** Seeded randomness: the same seed always tells the same story, so pictures are stable across seedings. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  range(low: number, high: number): number
  /** A whole number, both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
  /** An independent stream, so that adding a draw in one part does not reshuffle every other part. */
  fork(label: string): Random
}

function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97)
  return (state ^ (state >>> 15)) >>> 0
}

export function randomFrom(seed: string): Random {
  let state = hash(seed)

  function next(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }

  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    int,
    range: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick(choices) {
      const choice = choices[int(0, choices.length - 1)]
      if (choice === undefined) throw new RangeError('There is nothing to pick from.')
      return choice
    },
    shuffled(items) {
      const result = [...items]
      for (let index = result.length - 1; index > 0; index--) {
        const other = int(0, index)
        const kept = result[index]!
        result[index] = result[other]!
        result[other] = kept
      }
      return result
    },
    fork: (label) => randomFrom(`${seed}/${label}`),
  }
}
