import { expect, test } from 'vitest'
import { shownSender } from './shown-sender.ts'

test.each([
  ['Northgate Realty, Inc.', 'Northgate Realty, Inc.'],
  ['A.B. & Sons', 'A.B. & Sons'],
  ['O’Neill Homes', 'O’Neill Homes'],
  ['The "Brick" <House>', 'The Brick House'],
  ['North\u202egate\u200b Realty', 'Northgate Realty'],
  ['North\r\nBcc: all', 'North Bcc: all'],
  ['N'.repeat(200), 'N'.repeat(60)],
])('%j is shown as %j', (name, shown) => expect(shownSender(name)).toBe(shown))

test.each([null, '', ' \u200b ', 'help@bank.example', 'help＠bank', 'bank.example', 'bank．example', 'https://bank', 'www.bank'])(
  '%j is not shown',
  (name) => expect(shownSender(name)).toBeNull(),
)
