import { expect, test } from 'vitest'
import { waitingText } from './waiting-text.ts'

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  // Both kinds, each counted to its end.
  [200, '99+'],
])('%i leads that wait are %j', (count, text) => expect(waitingText(count)).toBe(text))
