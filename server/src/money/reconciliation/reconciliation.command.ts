import { isCalendarDate } from '@keystead/contract/values/dates.ts'
import { requiredText } from '@keystead/contract/values/fields.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { idArgument, type Line, type OperatorCall, type OperatorCommand, refuse, textOption } from '../../operator/command-line.ts'
import { type DifferenceKind, type DifferenceRow, explainDifference, listDifferences } from './difference.queries.ts'
import { reconcile } from './reconcile.ts'
import type { ReportSpan } from './read-report.ts'

const MOST_LISTED = 500
const LONGEST_NOTE = 1_000
const TAKES_AT_MOST_MS = 1_800_000

export const reconcileCommand: OperatorCommand = {
  name: 'reconcile',
  summary: 'The payment provider’s report and the books',
  actions: {
    '': {
      summary: 'Reads the report, compares it with the books, and lists what differs (this also runs every hour)',
      options: {
        '--from <day>': 'read again from this day on, such as 2026-11-01 (UTC)',
        '--to <day>': 'with --from: up to this day, which is included',
      },
      run,
    },
  },
}

export const differencesCommand: OperatorCommand = {
  name: 'differences',
  summary: 'Where the payment provider’s report and the books are not the same, and what came back to a closed account',
  actions: {
    list: { summary: 'Lists what differs', options: { '--all': 'include what was explained or is resolved' }, run: list },
    explain: { summary: 'Closes a difference with a note that says why it is as it is', arguments: ['ID', 'NOTE'], run: explain },
  },
}

async function run(call: OperatorCall): Promise<void> {
  const reconciled = await reconcile(call.services, AbortSignal.timeout(TAKES_AT_MOST_MS), spanOf(call))
  if (!reconciled) refuse('No payment provider is set, so there is no report.')
  const open = await call.read((db) => listDifferences(db, ['open'], MOST_LISTED))
  call.list(open.map(lineOf), `${reconciled.lines} lines were read. They and the books are the same.`)
  if (open.length > 0) refuse('Each of these needs a person. Find out why, then close it with "differences explain".')
}

function spanOf(call: OperatorCall): ReportSpan | undefined {
  const [from, to] = [dayOption(call, 'from'), dayOption(call, 'to')]
  if (from === null && to === null) return undefined
  if (from === null) return refuse('--to needs --from.')
  const span = { from: startOf(from), to: to === null ? null : new Date(startOf(to).getTime() + 86_400_000) }
  return span.to !== null && span.to <= span.from ? refuse('--to is before --from.') : span
}

function dayOption(call: OperatorCall, name: string): string | null {
  const text = textOption(call, name)
  if (text === null) return null
  return isCalendarDate(text) ? text : refuse(`"${text}" is not a day. Please write it as 2026-11-01.`)
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

async function list(call: OperatorCall): Promise<void> {
  const states = call.options['all'] === true ? (['open', 'explained', 'resolved'] as const) : (['open'] as const)
  const rows = await call.read((db) => listDifferences(db, states, MOST_LISTED))
  call.list(rows.map(lineOf), 'Nothing differs.')
}

async function explain(call: OperatorCall): Promise<void> {
  const id = idArgument(call)
  const note = requiredText('Note', { max: LONGEST_NOTE }).safeParse(call.values[1])
  if (!note.success) return refuse(note.error.issues[0]!.message)
  await call.act(id, async (db) => {
    const explained = (await explainDifference(db, id, note.data)) ?? refuse('There is no open difference with this ID.')
    return { fact: explained.fact, kind: explained.kind, note: note.data }
  })
  call.say('It is explained. It opens again by itself if one of the sides changes.')
}

const TO_DO: Readonly<Record<DifferenceKind, string>> = {
  'missing-here': 'Find out at the provider what it is of. Its money is in suspense.',
  'missing-there': 'Ask the provider what became of it.',
  'other-amount': 'Find out at the provider why. What is more or less is in suspense.',
  'other-account': 'Ask the provider why another account got it.',
  'other-currency': 'Find out at the provider why it is not in dollars.',
  'issuer-gone':
    'The payer’s bank took this back after who billed had closed their account, so no one was told. Ask who held the provider’s account to cover it, or bear it.',
}

function lineOf({ id, state, kind, fact, theirs, ours, seen_at, note }: DifferenceRow): Line {
  return {
    Id: id,
    State: state,
    Kind: kind,
    What: fact,
    Theirs: sideOf(theirs),
    Ours: sideOf(ours),
    Seen: seen_at,
    Do: state === 'open' ? TO_DO[kind] : null,
    Note: note,
  }
}

function sideOf({ account, accountCents, totalCents, currency }: DifferenceRow['theirs']): string {
  const of = account ? ` (${account} ${formatExactMoney(textFromCents(accountCents))})` : ''
  return `${formatExactMoney(textFromCents(totalCents))}${currency ? ` in ${currency}` : ''}${of}`
}
