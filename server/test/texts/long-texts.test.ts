import { LEASE_IMPORT_FIELDS, type LeaseImportField } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { IMPORT_FIELDS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { operations } from '@keystead/contract/registry.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { guessLeaseMapping, planLeaseColumns } from '../../src/leasing/lease-imports/lease-import.columns.ts'
import { leaseRowReader } from '../../src/leasing/lease-imports/lease-rows.ts'
import { HEAD_BYTES, readCsvHead } from '../../src/properties/imports/csv-head.ts'
import { csvReader } from '../../src/properties/imports/csv-rows.ts'
import { guessMapping, planColumns } from '../../src/properties/imports/import.columns.ts'
import { rowReader } from '../../src/properties/imports/import.rows.ts'
import { indexPlaces } from '../../src/properties/imports/place-index.ts'
import { type TextReader, absolutePath, parsedFiles, patternsIn, readersIn } from './parsed-sources.ts'

/*
 * Whatever reads what a stranger wrote is given long texts of one filler each, and has to be done with each at once: a text
 * of 20,000 characters that takes a quadratic reader 200 million steps takes a linear one a few milliseconds. Who reads is
 * found out, not listed: every pattern and exported reader of the sources, every field of every call, every import column.
 */

const LENGTH = 20_000
const MOST_MS = 50
/** A machine that is busy with something else makes one try slow, hardly the best of many. */
const TRIES = 5

const FILLERS = [
  ...' \t\n"\',.:;-+/\\|@$(<%09axZ½',
  'a\n',
  'a ',
  'a, ',
  '1 ',
  '1,',
  '000,',
  'over.',
  'a@',
  'www.',
  '(at) ',
  'no ',
  '"a\n',
  ' -',
  '\u0301',
]
const LONG = FILLERS.map((filler) => filler.repeat(Math.ceil(LENGTH / filler.length)))

/** Each filler alone, between a beginning that fits and an end that does not, and behind a line break. */
const TEXTS = LONG.flatMap((long) => [long, `1${long}!`, `a${long}x\ny`])
/** For what is looked at a thousand times. */
const FEWER_TEXTS = LONG.map((long) => `1${long}!`)
const CELLS = LONG.flatMap((long) => [`1${long}!`, `1${long}x\ny`])

function milliseconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * The texts that take too long. What did so once is tried again after all others: the longest lists take half of what they
 * may, and a machine that is busy, or code that is not warm yet, doubles that for all tries of one stretch.
 */
function tooSlow(read: (text: string) => unknown, texts: readonly string[] = TEXTS): string[] {
  const isSlow = (text: string) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (milliseconds(() => quietly(() => read(text))) < MOST_MS) return false
    }
    return true
  }
  return texts.filter(isSlow).filter(isSlow)
}

/** Many readers refuse what is none of theirs by throwing. How long they take counts all the same. */
function quietly(work: () => unknown): void {
  try {
    work()
  } catch {
    // Refused.
  }
}

function namesOf(slow: readonly string[]): string[] {
  return slow.map((text) => JSON.stringify(text.slice(0, 12)))
}

const files = parsedFiles(['contract/src', 'server/src', 'web/src'])
const ofStrangers = files.filter(({ path }) => !path.startsWith('web/'))

describe('patterns', () => {
  const patterns = new Map(files.flatMap(patternsIn).map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))

  test('every one is done with every long text at once', { timeout: 120_000 }, () => {
    expect(patterns.size).toBeGreaterThan(100)
    const slow = [...patterns].flatMap(([written, { source, flags, path }]) => {
      const pattern = new RegExp(source, flags)
      const texts = tooSlow((text) => {
        pattern.lastIndex = 0
        return text.replace(pattern, '')
      })
      return texts.length > 0 ? [`${path} ${written} ${namesOf(texts)}`] : []
    })
    expect(slow).toEqual([])
  })
})

describe('readers', () => {
  const readers = ofStrangers.flatMap(readersIn)

  test('every exported one is done with every long text at once', { timeout: 120_000 }, async () => {
    expect(readers.map(({ name }) => name)).toEqual(expect.arrayContaining(['numberOf', 'moneyOf', 'countOf', 'dateOf', 'contactDataIn']))
    const slow: string[] = []
    for (const reader of readers) {
      const read = await readerOf(reader)
      const texts = tooSlow((text) => read(...reader.parameters.map((type) => sampleOf(type, text))))
      if (texts.length > 0) slow.push(`${reader.path} ${reader.name} ${namesOf(texts)}`)
    }
    expect(slow).toEqual([])
  })
})

async function readerOf({ path, name }: TextReader): Promise<(...values: unknown[]) => unknown> {
  const module = (await import(absolutePath(path))) as Record<string, (...values: unknown[]) => unknown>
  return module[name]!
}

function sampleOf(type: string | null, text: string): unknown {
  switch (type) {
    case 'string':
      return text
    case 'number':
      return 20
    case 'boolean':
      return true
    case 'RegExp':
      return /^x$/
    default:
      return undefined
  }
}

test('every field of every call is done with every long text at once', { timeout: 120_000 }, () => {
  const fields = [...operations.values()].flatMap(({ name, input }) => textFieldsOf(input, name))
  expect(fields.length).toBeGreaterThan(100)
  const slow = fields.flatMap(([where, field]) => {
    const texts = tooSlow((text) => field.safeParse(text), FEWER_TEXTS)
    return texts.length > 0 ? [`${where} ${namesOf(texts)}`] : []
  })
  expect(slow).toEqual([])
})

/** The schemas within a schema that take a text, by where they stand. One that many calls share is tried once. */
const tried = new Set<z.core.$ZodType>()

function textFieldsOf(schema: z.core.$ZodType, where: string): [string, z.ZodType][] {
  const fields: [string, z.ZodType][] = []
  const visit = (inner: unknown, at: string): void => {
    if (!(inner instanceof z.core.$ZodType) || tried.has(inner)) return
    tried.add(inner)
    if (takesText(inner)) fields.push([at, inner as z.ZodType])
    for (const [name, part] of partsOf(inner)) visit(part, `${at}.${name}`)
  }
  visit(schema, where)
  return fields
}

function takesText(schema: z.core.$ZodType): boolean {
  try {
    const { issues } = z.safeParse(schema as z.ZodType, 'a').error ?? { issues: [] }
    return !issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0)
  } catch {
    // The second half of a schema, which counts on what the first one lets through.
    return false
  }
}

/** What a schema is made of, whatever kind it is. */
function partsOf({ _zod: { def } }: z.core.$ZodType): [string, unknown][] {
  return Object.entries(def).flatMap(([name, part]): [string, unknown][] => {
    if (part instanceof z.core.$ZodType || typeof part !== 'object' || part === null) return [[name, part]]
    return Object.entries(part as object).map(([key, value]) => [key, value])
  })
}

describe('imported files', () => {
  const places = indexPlaces({
    states: [
      { id: 8, code: 'CO', name: 'Colorado' },
      { id: 11, code: 'DC', name: 'District of Columbia' },
    ],
    cities: [],
    zips: [],
  })
  const home: Partial<Record<ImportField, string>> = { City: 'Denver', State: 'CO', Rent: '1200', Bedrooms: '2' }

  test.each(IMPORT_FIELDS)('a cell of %s', { timeout: 120_000 }, (field) => {
    const cells = { ...home, [field]: '' }
    const columns = Object.keys(cells)
    const read = rowReader(planColumns(columns, Object.fromEntries(columns.map((name) => [name, name]))), places)
    const slow = tooSlow(
      (text) =>
        read({
          line: 2,
          next: { byte: 0, line: 3 },
          cells: columns.map((name) => (name === field ? text : cells[name as ImportField]!)),
          encoding: 'UTF-8',
        }),
      CELLS,
    )
    expect(namesOf(slow)).toEqual([])
  })

  const lease: Partial<Record<LeaseImportField, string>> = {
    Property: '12 Elm Street',
    Tenant1Name: 'Pia Novak',
    Start: '1/1/2026',
    Rent: '900',
  }

  test.each(LEASE_IMPORT_FIELDS)('a cell of a lease: %s', { timeout: 120_000 }, (field) => {
    const cells = { ...lease, [field]: '' }
    const columns = Object.keys(cells)
    const read = leaseRowReader(planLeaseColumns(columns, Object.fromEntries(columns.map((name) => [name, name]))))
    const slow = tooSlow(
      (text) =>
        read({
          line: 2,
          next: { byte: 0, line: 3 },
          cells: columns.map((name) => (name === field ? text : cells[name as LeaseImportField]!)),
          encoding: 'UTF-8',
        }),
      CELLS,
    )
    expect(namesOf(slow)).toEqual([])
  })

  test('columns are guessed from it', { timeout: 120_000 }, () => {
    const slow = tooSlow((text) => guessMapping(['Column 1'], [[text]], places))
    expect(namesOf(slow)).toEqual([])
    expect(namesOf(tooSlow((text) => guessLeaseMapping(['Tenant', text], [[text, text]])))).toEqual([])
  })

  test('rows are cut from it', { timeout: 120_000 }, () => {
    expect(namesOf(tooSlow((text) => readCsvHead(Buffer.from(text))))).toEqual([])
    const slow = tooSlow((text) => {
      const reader = csvReader(',', { byte: 0, line: 1 })
      return [...reader.push(Buffer.from(text)), ...reader.end()]
    })
    expect(namesOf(slow)).toEqual([])
  })
})

/** Texts so long that rows are given up for their bytes, and each for another reason. Compared with plain lines of the same size. */
describe('rows with quotes that are not closed', () => {
  const BYTES = 1_500_000
  const line = (length: number) => `"${'a'.repeat(length - 2)}\n`
  const linesOf = (text: string) => text.repeat(Math.ceil(BYTES / text.length))
  const plain = Buffer.from(linesOf(`${'a'.repeat(99)}\n`))
  const files = [50, 260, 520, 600, 1_000].flatMap((length): [string, string][] => [
    [`lines of ${length} bytes`, linesOf(line(length))],
    [`lines of ${length} bytes after a lone CR`, `\r${linesOf(line(length))}`],
    [`lines of ${length} bytes, each with a lone CR`, linesOf(`a\r${line(length)}`)],
  ])
  files.push(
    ['cells that close after many lines of 600 bytes', linesOf(`${line(600).repeat(430)}x","y\n`)],
    ['cells that close after many lines of 500 bytes', linesOf(`${line(500).repeat(498)}x","y\n`)],
    ['a quote and spaces without an end', `"a"${' '.repeat(BYTES)}`],
  )

  const plainMs = Math.min(...Array.from({ length: TRIES }, () => milliseconds(() => cut(plain))))

  test.each(files)('%s', { timeout: 120_000 }, (_name, text) => {
    const bytes = Buffer.from(text)
    expect(isQuick(() => cut(bytes))).toBe(true)
    expect(isQuick(() => readCsvHead(bytes.subarray(0, HEAD_BYTES)))).toBe(true)
  })

  /** The way in which files stream in. */
  function cut(bytes: Buffer): void {
    const reader = csvReader(',', { byte: 0, line: 1 })
    for (let at = 0; at < bytes.length; at += 65_536) reader.push(bytes.subarray(at, at + 65_536))
    reader.end()
  }

  function isQuick(work: () => void): boolean {
    return Array.from({ length: TRIES }).some(() => milliseconds(work) < 10 * plainMs)
  }
})

test('a reader that is quadratic is told', { timeout: 120_000 }, () => {
  expect(tooSlow((text) => /\s+$/.test(text), [`${' '.repeat(LENGTH)}x`])).not.toEqual([])
  expect(tooSlow((text) => /^(-?[\d.,]+)\s*\+?\s*(.*)$/.test(text), [`1${' '.repeat(800)}x\ny`])).not.toEqual([])
})
