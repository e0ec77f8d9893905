import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { sampleFrame, sampleInvoice, sampleLine } from '../server/src/pdf/pdf.factory.ts'
import { renderPdf } from '../server/src/pdf/render-pdf.ts'
import { type InvoicePaper, invoicePdf } from '../server/src/pdf/templates/invoice-paper.ts'
import { type Threads, openThreads } from '../server/src/threads/threads.ts'
import { machine, median } from './side-by-side.ts'

const ROUNDS = 5
const INVOICES = 200
const LINES = 12
const GOAL_PAGES = 2_000
const GOAL_HOLD_MS = 50
const MANY_LINES = 5_000
const IDLE_MS = 30_000
const MB = 1024 * 1024

const log = pino({ level: 'silent' })

/**
 * Invoices made in a thread, none with the words of another: pages in a minute of one core, by the processor time that the whole
 * process takes, and how long its event loop, which answers calls meanwhile, is held up. For scale: the same of an idle process.
 */
export async function run(): Promise<void> {
  const threads = openThreads({ size: 1, answerWithinMs: 120_000 })
  console.log(`\nInvoices as PDF, ${INVOICES} a round of ${LINES} lines each, ${ROUNDS} rounds\n${machine()}`)
  const idle = await whileWatching(() => pause(IDLE_MS))
  lineOfHeld(`of ${IDLE_MS / 1_000} idle seconds`, idle)
  await makeInvoices(threads) // warm up
  const perMinute: number[] = []
  const held: Held[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = process.cpuUsage()
    const watched = await whileWatching(() => makeInvoices(threads))
    const { user, system } = process.cpuUsage(began)
    perMinute.push((watched.value / ((user + system) / 1e6)) * 60)
    held.push(watched)
  }
  const pages = Math.round(median(perMinute))
  line(`pages in a minute of one core, median (lowest to highest)`, `${pages.toLocaleString('en-US')} (${range(perMinute)})`)
  goal(`at least ${GOAL_PAGES.toLocaleString('en-US')}`, pages >= GOAL_PAGES)
  const longest = { heldMs: Math.max(...held.map(({ heldMs }) => heldMs)), ownMs: Math.max(...held.map(({ ownMs }) => ownMs)) }
  lineOfHeld('of all rounds', longest)
  goalOfHeld(longest, idle)
  line('resident memory', residentMb())

  const began = performance.now()
  const many = await whileWatching(() => renderPdf({ threads, log }, invoicePdf, { frame: sampleFrame(), paper: invoice(0, MANY_LINES) }))
  const seconds = (performance.now() - began) / 1_000
  const { bytes, pages: manyPages } = many.value
  line(
    `one of ${MANY_LINES.toLocaleString('en-US')} lines`,
    `${manyPages} pages, ${(bytes.length / MB).toFixed(1)} MB, ${seconds.toFixed(1)} s`,
  )
  lineOfHeld('meanwhile', many)
  goalOfHeld(many, idle)
  line('resident memory afterwards', residentMb())
  await threads.close()
}

async function makeInvoices(threads: Threads): Promise<number> {
  let pages = 0
  for (let index = 0; index < INVOICES; index += 1) {
    made += 1
    pages += (
      await renderPdf({ threads, log }, invoicePdf, { frame: sampleFrame({ title: `Invoice ${made}` }), paper: invoice(made, LINES) })
    ).pages
  }
  return pages
}

let made = 0

const THINGS = ['rent', 'water', 'sewer', 'parking', 'repairs', 'garden', 'storage', 'late fee', 'keys', 'cleaning', 'elevator', 'trash']

/** Words and amounts that follow from its number, and that no other one has. */
function invoice(number: number, lines: number): InvoicePaper {
  const some = (place: number) => (number * 7_919 + place * 104_729) % 99_991
  const thing = (place: number) => THINGS[some(place) % THINGS.length]!
  return sampleInvoice({
    number: `INV-${number}`,
    parties: [
      { label: 'From', name: `Owner ${number}`, lines: [`${some(1)} Harbor Street`, 'Austin, TX 78701'] },
      { label: 'Bill to', name: `Tenant ${some(2)}`, lines: [`${some(3)} Oak Avenue`] },
    ],
    lines: Array.from({ length: lines }, (_, index) =>
      sampleLine({
        description: `Your ${thing(index)} and ${thing(index + 1)}, reading ${some(index)}`,
        unit: `$${some(index)}.00`,
        amount: `$${some(index)}.${String(number % 100).padStart(2, '0')}`,
      }),
    ),
  })
}

/** `heldMs`: the longest that the event loop was away; `ownMs`: the longest that it worked itself, whatever else had the cores. */
type Held = { readonly heldMs: number; readonly ownMs: number }

async function whileWatching<Value>(work: () => Promise<Value>): Promise<Held & { readonly value: Value }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let worked = ownTime()
  let ownMs = 0
  const watching = setInterval(() => {
    const now = ownTime()
    ownMs = Math.max(ownMs, now - worked)
    worked = now
  }, RESOLUTION_MS)
  delay.enable()
  const value = await work()
  delay.disable()
  clearInterval(watching)
  return { heldMs: delay.max / 1e6 - RESOLUTION_MS, ownMs, value }
}

const RESOLUTION_MS = 1

/** Processor time of this thread alone. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function lineOfHeld(when: string, { heldMs, ownMs }: Held): void {
  line(`longest hold-up of the event loop, ${when}`, `${heldMs.toFixed(1)} ms, of its own work ${ownMs.toFixed(1)} ms`)
}

function goalOfHeld({ heldMs }: Held, idle: Held): void {
  if (heldMs >= GOAL_HOLD_MS && idle.heldMs >= GOAL_HOLD_MS) {
    console.log(`  goal: below ${GOAL_HOLD_MS} ms: cannot be told beside other work, which held up the idle process as well`)
  } else goal(`below ${GOAL_HOLD_MS} ms`, heldMs < GOAL_HOLD_MS)
}

const residentMb = () => `${Math.round(process.memoryUsage().rss / MB)} MB`
const range = (values: readonly number[]) =>
  [Math.min(...values), Math.max(...values)].map((value) => Math.round(value).toLocaleString('en-US')).join(' to ')

function line(what: string, value: string): void {
  console.log(`  ${what.padEnd(58)} ${value}`)
}

function goal(what: string, isMet: boolean): void {
  console.log(`  goal: ${what}: ${isMet ? 'met' : 'MISSED'}`)
}
