import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type StepResult, ROOT, printTotal, runStep } from './run-step.ts'

/*
 * What knows a day or an hour has to hold at every hour of every day. `npm run test-dates` runs the server's tests that name
 * one under other clocks, Node's and PostgreSQL's alike, where the machine has libfaketime (Debian: faketime):
 *
 *   npm run test-dates                            all moments below
 *   npm run test-dates -- 2026-11-01T08:40:00Z    those that are named
 */

/**
 * In UTC, at each hour of the day once: the last days of February and December, both days when clocks change, and days in June.
 * Homes of the tests stand in Denver and around, where clocks change at 9:00 and 8:00 UTC.
 */
const MOMENTS = [
  '2027-02-28T04:10:00Z',
  '2027-02-28T23:50:00Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T02:30:00Z',
  '2026-12-31T22:55:00Z',
  '2027-01-01T06:30:00Z',
  '2027-03-14T08:40:00Z',
  '2027-03-14T18:00:00Z',
  '2027-11-07T05:20:00Z',
  '2027-11-07T07:40:00Z',
  ...['00', '01', '03', '09', '10', '11', '13', '14', '15', '16', '17', '19', '20', '21'].map(
    (hour, index) => `2027-06-${10 + index}T${hour}:${index % 2 ? '05' : '55'}:00Z`,
  ),
]

const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
]
/** Days and hours in a test: arithmetic of dates in SQL, dates of JavaScript, fields that hold days. */
const KNOWS_TIME = /interval '|make_interval|::date|new Date\(|Date\.(now|parse|UTC)|Day\(|StartsOn|EndsOn|inDays|daysFrom/

/** Waits for a lock of PostgreSQL to time out, and the timers of that do not come under a shifted clock. */
const WITHOUT = ['server/src/properties/imports/import.job.test.ts']

const library = LIBRARIES.find((path) => existsSync(path))
if (!library) {
  console.log('This machine has no libfaketime (Debian: apt-get install faketime), so no clock could be shifted.')
  process.exitCode = 1
} else {
  const files = await datedTests()
  const named = process.argv.slice(2)
  const results: StepResult[] = []
  for (const moment of named.length > 0 ? named : MOMENTS) results.push(await runAt(moment, files, library))
  printTotal(results)
}

async function datedTests(): Promise<string[]> {
  const files = globSync('server/src/**/*.test.ts', { cwd: ROOT }).filter((file) => !/\.(unit|slow)\.test\.ts$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')))
  return files.filter((file, index) => KNOWS_TIME.test(texts[index]!) && !WITHOUT.includes(file)).toSorted()
}

function runAt(moment: string, files: readonly string[], preload: string): Promise<StepResult> {
  const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000)
  return runStep(`dated tests at ${moment}`, join(ROOT, 'node_modules/.bin/vitest'), ['run', '--project', 'server', ...files], {
    environment: {
      LD_PRELOAD: preload,
      FAKETIME: `${seconds >= 0 ? '+' : ''}${seconds}s`,
      // Timers go on counting real milliseconds, and files keep the times that the system gave them.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    count: (output) => countOf(output),
  })
}

/** Vitest's closing line, without its colors: `Tests  3 failed | 187 passed (190)`. */
function countOf(output: string) {
  const [line = ''] = /^\s*Tests\s.*$/m.exec(output) ?? []
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return { passed: number('passed'), failed: line === '' ? 1 : number('failed'), skipped: number('skipped') }
}
