import { type CompoundEntry, isCompound, readCompound } from './compound-file.ts'
import { Refused } from './refused.ts'

/* Whether a DOC is a document of Word 97 or later without macros and without other files in it. */

/** Names are the same in capitals. */
const MAIN = 'worddocument'
const WORD_97 = 0xa5ec
const FLAGS_AT = 10
const LOCKED = 0x0100
const HEAD_BYTES = 12
const LOCKED_NAMES: ReadonlySet<string> = new Set(['encryptedpackage', 'encryptioninfo'])
const ACTIVE_NAMES: ReadonlySet<string> = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur'])
/** Objects of other programs lie in storages of such names. */
const OBJECT = /^_\d{5,12}$/
const FILE_NAMES: ReadonlySet<string> = new Set(['\x01ole10native', 'package'])
const PDF_WITHIN = 1_024

export function inspectDoc(content: Buffer): void {
  if (!isCompound(content)) throw new Refused('format', 'no compound file')
  if (content.subarray(0, PDF_WITHIN).includes('%PDF-')) throw new Refused('format', 'also a PDF')
  const main = inspectCompound(content).find(({ name, kind }) => name.toLowerCase() === MAIN && kind === 'stream')
  if (!main) throw new Refused('format', 'no document of Word')
  const head = readHead(main)
  if (head.readUInt16LE(0) !== WORD_97) throw new Refused('format', 'not of Word 97 or later')
  if (head.readUInt16LE(FLAGS_AT) & LOCKED) throw new Refused('encrypted', 'its header says so')
}

function readHead(main: CompoundEntry): Buffer {
  const head = main.head(HEAD_BYTES)
  if (head.length < HEAD_BYTES) throw new Refused('unreadable', 'its header breaks off')
  return head
}

/** What holds for every compound file. */
export function inspectCompound(content: Buffer): CompoundEntry[] {
  const entries = readCompound(content)
  const names = entries.map(({ name }) => name.toLowerCase())
  const found = (is: (name: string) => boolean) => names.find(is)
  const locked = found((name) => LOCKED_NAMES.has(name))
  if (locked) throw new Refused('encrypted', locked)
  const active = found((name) => ACTIVE_NAMES.has(name))
  if (active) throw new Refused('active', active)
  const file = found((name) => FILE_NAMES.has(name) || OBJECT.test(name))
  if (file) throw new Refused('holdsFiles', file)
  return entries
}
