import { type Node, parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { readProgram } from '../statements/program.ts'
import { type LooseSentence, looseSentences, looseSentencesOfServer } from './sentences.ts'

type Allowed = readonly [path: string, words: readonly string[]]

/** What looks like a sentence and is a value that code compares, a prefix of names, or what people type. */
const NOT_SAID: readonly Allowed[] = [
  ['web/src/app/shell/PublicHeader.tsx', ['How It Works', 'Contact Us']],
  ['web/src/app/shell/user-links.ts', ['My Profile', 'Saved Homes', 'Saved Searches']],
  ['web/src/api/live.ts', ['live resources …']],
  ['web/src/leasing/assignments/AssignTenantsForm.tsx', ['Lease.']],
  ['web/src/navigation/chunks.ts', ['tried already', 'tried already']],
  ['web/src/pages/invitation/InviteForm.tsx', ['Terms.']],
  ['web/src/properties/properties/form/FactsFields.tsx', ['For business']],
  ['web/src/properties/properties/owned/declared-facts.tsx', ['/ sq ft a year', '/ sq ft']],
  ['web/src/sessions/session-record.ts', ['text or null', 'text or null']],
  ['web/src/ui/form/typed-dates.ts', ['this year', 'next month', 'this month']],
  ['web/src/ui/rich-text/text-nodes.ts', ['block inner', 'block inner', 'block inner']],
]

/** The same on the server: words of RESO and of RFC 5321, fonts, and headings by which a report of ours is known again. */
const NOT_SAID_BY_SERVER: readonly Allowed[] = [
  ['server/src/email/layout.ts', ["Georgia,'Times New Roman',serif"]],
  ['server/src/email/smtp-transport.ts', ['RCPT TO']],
  ['server/src/marketplace/feeds/feed-document.ts', ['RESO Data Dictionary']],
  ['server/src/marketplace/feeds/reso-listing.ts', ['For business', 'Commercial Sale', 'Commercial Lease', 'Residential Lease']],
  ['server/src/properties/imports/csv-cells.ts', ['Columns not used']],
]

/** Folders of the server in which nothing is said to people but through a text file. */
const SPEAKING = 'email files http identity leasing links marketplace office people platform properties rpc security sessions site webhooks'
/** Command lines speak English (0082); statements, names of columns and what jobs log are no sentences, and inputs are made up. */
const NOT_SPEAKING = /\.(text|command|queries|samples|exports|columns|job|access|inputs)\.ts$|\/(command-output|cell-choices)\.ts$/

test('what screens say stands in text files', () => {
  const { modules } = readProgram(['web/src'])
  const speaking = modules.filter(({ path }) => !/\.(text|fixture)\.tsx?$/.test(path))
  checkAre(
    speaking.flatMap((module) => looseSentences(module)),
    NOT_SAID,
  )
})

test('what the server says stands in text files', () => {
  const { modules } = readProgram(SPEAKING.split(' ').map((folder) => `server/src/${folder}`))
  const speaking = modules.filter(({ path }) => !NOT_SPEAKING.test(path))
  checkAre(speaking.flatMap(looseSentencesOfServer), NOT_SAID_BY_SERVER)
})

function checkAre(found: readonly LooseSentence[], known: readonly Allowed[]): void {
  const allowed = new Map(known.map(([path, words]) => [path, [...words]]))
  const loose = found.filter(({ path, text }) => {
    const words = allowed.get(path) ?? []
    const at = words.indexOf(text)
    if (at >= 0) words.splice(at, 1)
    return at < 0
  })
  expect(loose, 'Put it into the *.text.ts beside it (docs/decisions/0082).').toEqual([])
  expect([...allowed.values()].flat(), 'no longer there').toEqual([])
}

test.each([
  ['<p>Nothing here yet</p>', 1],
  ['<p>{text.nothing}</p>', 0],
  ['<Button label="Save" />', 1],
  ['<div className="one two" />', 0],
  ['toast.success(`Saved ${name} for later`)', 1],
  ['throw new Error("the list has no rows")', 0],
])('%s says %i by itself', (code, count) => {
  const program = parseSync('a.tsx', code).program as unknown as Node
  expect(looseSentences({ path: 'a.tsx', text: code, program })).toHaveLength(count)
})

test.each([
  ["failField('EndsOn', 'End date is over.')", 1],
  ['failField("EndsOn", `It is leased ${term}.`)', 1],
  ["failField('EndsOn', text.endPast)", 0],
  ["on(AccountClosing, 'its leases end', end)", 0],
  ["defineEmail({ sample: { title: 'Brick bungalow with a porch' } })", 0],
])('on the server, %s says %i by itself', (code, count) => {
  const program = parseSync('a.ts', code).program as unknown as Node
  expect(looseSentencesOfServer({ path: 'a.ts', text: code, program })).toHaveLength(count)
})
