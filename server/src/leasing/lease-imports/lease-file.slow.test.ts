import { describe, expect, test } from 'vitest'
import { HEAD, MANY_NAMES, readLeaseLines as read } from './lease-file.factory.ts'

describe('a file that is made to be slow', () => {
  const MOST = 10_000
  const lines = (lineOf: (index: number) => string) => Array.from({ length: MOST }, (_one, index) => lineOf(index))

  test.each<[string, (index: number) => string]>([
    ['one lease in all rows, which differ in each term', (at) => `A,,Pia Novak,,,,1/1/2027,1/${1 + (at % 31)}/2030,${1000 + at},${at + 1}`],
    ['cells of as many names as they hold', (at) => `${at},,"${MANY_NAMES}",,,,1/1/2027,m2m,1000,`],
  ])('%s takes no longer than another', { timeout: 60_000 }, async (_what, lineOf) => {
    const usual = await millisecondsOf(() => read(HEAD, ...lines((at) => `${at},,Pia Novak,,,,1/1/2027,m2m,1000,`)))
    expect(await millisecondsOf(() => read(HEAD, ...lines(lineOf)))).toBeLessThan(4 * usual + 500)
  })
})

/** Of this thread's work, however busy the machine is. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1_000
}
