import type { Line } from './command-line.ts'

/** Prints text, and ends its line. */
export type Write = (text: string) => void

const WIDEST_COLUMN = 60

/** What people wrote is shown to an operator, whose terminal would obey control characters in it. */
function printable(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
}

function cellText(value: Line[string]): string {
  if (value === null) return ''
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

function shortened(text: string): string {
  const line = printable(text).replaceAll(/\s+/g, ' ')
  return line.length > WIDEST_COLUMN ? `${line.slice(0, WIDEST_COLUMN - 1)}…` : line
}

/** Columns as wide as their widest text; long texts are cut, ids never are. */
export function tableText(lines: readonly Line[]): string {
  const headings = Object.keys(lines[0] ?? {})
  const rows = [headings, ...lines.map((line) => headings.map((heading) => shortened(cellText(line[heading] ?? null))))]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** One fact a line; texts keep their own lines. */
export function factsText(facts: Line): string {
  const width = Math.max(...Object.keys(facts).map((name) => name.length))
  return Object.entries(facts)
    .map(([name, value]) => {
      const text = printable(cellText(value)).replaceAll('\n', `\n${' '.repeat(width + 2)}`)
      return `${name.padEnd(width)}  ${text}`.trimEnd()
    })
    .join('\n')
}

export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
