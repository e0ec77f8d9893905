import { expect } from 'vitest'
import { everything } from '../src/database/pool.ts'
import { verifyBooks } from '../src/money/books/verify-books.ts'
import type { TestApp } from './harness.ts'

/** After a test of money, whatever it did: nothing is wrong with the books. */
export async function expectBooksToHold(app: TestApp): Promise<void> {
  expect(await app.services.database.transaction(everything('a test of money ends'), verifyBooks)).toEqual([])
}
