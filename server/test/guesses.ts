import type { TestApp } from './harness.ts'

/** However slow the machine is: a wait that has begun is not over before the test's next try. */
export async function holdWaits(app: Pick<TestApp, 'sql'>): Promise<void> {
  await app.sql(`update sign_in_delay set next_try_at = now() + interval '110 seconds' where next_try_at > now()`)
}

/** Tries this often and answers what came of each. */
export async function tries<Result>(
  app: Pick<TestApp, 'sql'>,
  count: number,
  attempt: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn += 1) {
    await holdWaits(app)
    results.push(await attempt(turn))
  }
  await holdWaits(app)
  return results
}

/** As if the time to wait had passed. */
export async function endWaits(app: Pick<TestApp, 'sql'>): Promise<void> {
  await app.sql(`update sign_in_delay set next_try_at = now() - interval '1 second'`)
}
