import type { Wrong } from '../notes.ts'

const RULES = {
  D1: 'What was acknowledged to a client is there as it was said, and nothing else.',
  D2: 'Each row has its bytes, with the digest that it names.',
  D3: 'The path of a folder is that of the folder in which it lies, and itself.',
  D4: 'After a day, no bytes are there that no row names.',
  D5: 'Each app serves the bytes that were sent.',
  D6: 'Nothing is refused that nothing speaks against, and all is answered in the end.',
  D7: 'Copying comes to its end when nothing kills it.',
} as const

export function wrong(name: keyof typeof RULES, what: string, found: string): Wrong {
  return { name, says: RULES[name], what, found }
}
