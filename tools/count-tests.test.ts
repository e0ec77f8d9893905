import { describe, expect, test } from 'vitest'
import { countJourneys } from './journeys-step.ts'
import { ROOT } from './run-step.ts'
import { countTests } from './vitest-step.ts'

/* What is tried once more are failed tests: never a file that does not load, nor what is thrown outside of any test. */

describe('Vitest', () => {
  const report = (...files: { name: string; status: string; message?: string; assertionResults: object[] }[]) =>
    JSON.stringify({
      numPassedTests: 1,
      numPendingTests: 0,
      numTotalTests: 2,
      testResults: files.map((file) => ({ ...file, name: `${ROOT}${file.name}` })),
    })
  const passed = { fullName: 'does', status: 'passed', duration: 1500 }
  const failed = { fullName: 'is late', status: 'failed', failureMessages: ['AssertionError: late\n\n    at here', 'Error: later'] }
  const withFailure = { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] }

  test('says which tests failed, with the first lines of their messages', () => {
    expect(countTests(report(withFailure), '      Tests  1 failed | 1 passed (2)\n')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['a.test.ts: is late\n  AssertionError: late\n      at here\n  Error: later'],
      failedFiles: ['a.test.ts'],
      tests: [
        { name: 'a.test.ts: does', seconds: 1.5 },
        { name: 'a.test.ts: is late', seconds: 0 },
      ],
    })
  })

  test('a file that does not load beside it is no test', () => {
    const unread = { name: 'b.test.ts', status: 'failed', message: 'SyntaxError: no\nmore', assertionResults: [] }
    expect(countTests(report(withFailure, unread), '')).toMatchObject({
      failed: 2,
      failures: [expect.any(String), 'b.test.ts: SyntaxError: no'],
      failedFiles: [],
    })
  })

  test('nor is what is thrown outside of tests', () => {
    const count = countTests(report(withFailure), '      Tests  1 failed | 1 passed (2)\n     Errors  1 error\n')
    expect(count).toMatchObject({ failed: 2, failures: [expect.any(String), 'outside of tests: 1 unhandled'], failedFiles: [] })
  })

  test('no report is one failure', () => {
    expect(countTests(null, '')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('Playwright', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: [{ duration: 2000, error: ok ? undefined : { message: 'TimeoutError: late\n\nCall log' } }] }],
  })
  const report = (errors: object[], ...specs: ReturnType<typeof spec>[]) =>
    JSON.stringify({
      stats: { expected: specs.filter(({ ok }) => ok).length, unexpected: specs.filter(({ ok }) => !ok).length, flaky: 0, skipped: 0 },
      suites: [{ file: 'a.e2e.ts', specs: [], suites: [{ file: 'a.e2e.ts', specs }] }],
      errors,
    })

  test('says which journeys failed, with the first lines of their messages', () => {
    expect(countJourneys(report([], spec('goes', true), spec('is late', false)))).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['a.e2e.ts: is late\n  TimeoutError: late\n  Call log'],
      failedFiles: ['e2e/a.e2e.ts'],
    })
  })

  test('what is thrown outside of them is no journey', () => {
    expect(countJourneys(report([{ message: 'Error: the server ended' }], spec('goes', true), spec('is late', false)))).toMatchObject({
      failed: 2,
      failures: [expect.any(String), 'outside of tests: Error: the server ended'],
      failedFiles: [],
    })
  })

  test('none at all is one failure', () => {
    expect(countJourneys(report([]))).toMatchObject({ passed: 0, failed: 1 })
    expect(countJourneys(null)).toMatchObject({ passed: 0, failed: 1 })
  })
})
