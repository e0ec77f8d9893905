import { expect } from 'vitest'
import { everything } from '../src/database/pool.ts'
import { verifyBooks } from '../src/money/books/verify-books.ts'
import type { TestApp } from './harness.ts'

type Wrong = Awaited<ReturnType<typeof verifyBooks>>

/** What is wrong with the books now: rows that other tests have planted beside them, at most. */
export function wrongInBooks(app: TestApp): Promise<Wrong> {
  return app.services.database.transaction(everything('a test of money looks at the books'), verifyBooks)
}

/** After a test of money, whatever it did: nothing is wrong with the books but what was before. */
export async function expectBooksToHold(app: TestApp, before: Wrong = []): Promise<void> {
  expect(await wrongInBooks(app)).toEqual(before)
}
