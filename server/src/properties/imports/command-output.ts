import type { Clock } from '../../process/clock.ts'
import type { BatchCounts, ProblemCounts } from './batch-record.ts'
import { mostCommon } from './import.present.ts'
import type { ReasonCounts } from './import.queries.ts'

export type Progress = { rows: number; bytesDone: number; bytesTotal: number; counts: BatchCounts } & ProblemCounts

const LINE_EVERY_MS = 5_000
const MOST_REASONS = 8

/** What a person at a terminal reads: one line that is written over and over, or a line now and then in a log. */
export function commandOutput(clock: Clock) {
  const isTerminal = process.stdout.isTTY
  const startedAt = clock.monotonicMs()
  let lastLineAt = startedAt
  let isLineOpen = false

  const seconds = () => (clock.monotonicMs() - startedAt) / 1_000
  const write = (text: string) => void process.stdout.write(text)
  const closeLine = () => {
    if (isLineOpen) write('\r\u001b[K')
    isLineOpen = false
  }

  const list = (title: string, counts: ReasonCounts) => {
    const lines = mostCommon(counts)
    if (lines.length > 0) write(`${title}\n`)
    for (const { Text, Count } of lines.slice(0, MOST_REASONS)) write(`${number(Count).padStart(9)}  ${Text}\n`)
    if (lines.length > MOST_REASONS)
      write(`${' '.repeat(11)}and ${lines.length - MOST_REASONS} more reasons; see the report for all of them.\n`)
  }

  return {
    say(text: string): void {
      closeLine()
      write(`${text}\n`)
    },
    progress({ rows, bytesDone, bytesTotal, counts }: Progress): void {
      const percent = bytesTotal === 0 ? 100 : Math.floor((bytesDone / bytesTotal) * 100)
      const text = `${number(rows)} rows, ${percent} %, ${number(counts.refused)} refused, ${number(counts.noted)} with a note, ${number(rows / seconds())} rows/s`
      if (isTerminal) {
        write(`\r${text}\u001b[K`)
        isLineOpen = true
      } else if (clock.monotonicMs() - lastLineAt >= LINE_EVERY_MS) {
        write(`${text}\n`)
        lastLineAt = clock.monotonicMs()
      }
    },
    /** The last word: the most common reasons of refusal and remarks, then counts. */
    summary({ rows, counts, reasons, notices }: Progress, prefix: string): void {
      const took = seconds()
      closeLine()
      list('Refused:', reasons)
      list('Imported with a note:', notices)
      write(
        `${prefix}${number(rows)} rows: ${number(counts.accepted)} accepted, ${number(counts.changed)} changed, ` +
          `${number(counts.unchanged)} unchanged, ${number(counts.refused)} refused, ${number(counts.noted)} with a note ` +
          `(${number(counts.listed)} newly listed) in ${took.toFixed(1)} s (${number(rows / took)} rows/s)\n`,
      )
    },
  }
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
