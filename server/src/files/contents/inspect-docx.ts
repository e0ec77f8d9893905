import { type Part, readParts } from './archive.ts'
import { isCompound } from './compound-file.ts'
import { inspectCompound } from './inspect-doc.ts'
import { Refused } from './refused.ts'
import { readTags } from './xml-tags.ts'

/* Whether a DOCX is a document of Word without macros, that reaches for nothing outside of it and has no other files in it. */

const TYPES = '[Content_Types].xml'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const ACTIVE_TYPE = /macroenabled|vbaproject|vbadata|activex|ms-office\.vba/i
const FILE_TYPE = /oleobject|vnd\.openxmlformats-officedocument\.(?:spreadsheetml|presentationml)\.sheet/i
/** The last word of what a part is to another. */
const ACTIVE_RELATIONS: ReadonlySet<string> = new Set([
  'vbaproject',
  'wordvbadata',
  'control',
  'activexcontrolbinary',
  'keymapcustomizations',
])
const FILE_RELATIONS: ReadonlySet<string> = new Set(['oleobject', 'package', 'afchunk'])
const FILE_HEADS = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF-', 'MZ'].map((head) => Buffer.from(head, 'latin1'))
/** Where other readers still look for the beginning of a PDF. */
const PDF_WITHIN = 1_024

export async function inspectDocx(content: Buffer): Promise<void> {
  if (isCompound(content)) return refuseCompound(content)
  if (!content.subarray(0, 4).equals(FILE_HEADS[0]!)) throw new Refused('format', 'no archive')
  if (content.subarray(0, PDF_WITHIN).includes('%PDF-')) throw new Refused('format', 'also a PDF')
  const parts = await readParts(content, (name) => name === TYPES || name.toLowerCase().endsWith('.rels'))
  checkTypes(parts.find(({ name }) => name === TYPES)?.content ?? null)
  for (const part of parts) checkPart(part)
}

/** A document with a password is a file of the older kind that has it inside. */
function refuseCompound(content: Buffer): never {
  inspectCompound(content)
  throw new Refused('format', 'of the older kind')
}

function checkTypes(types: Buffer | null): void {
  if (!types) throw new Refused('format', 'no types of parts')
  const all = readTags(types).map(({ attributes }) => attributes.get('ContentType') ?? '')
  const active = all.find((type) => ACTIVE_TYPE.test(type))
  if (active) throw new Refused('active', active)
  const file = all.find((type) => FILE_TYPE.test(type))
  if (file) throw new Refused('holdsFiles', file)
  if (!all.includes(MAIN_TYPE)) throw new Refused('format', 'no document of Word')
}

function checkPart({ name, head, content }: Part): void {
  if (FILE_HEADS.some((start) => head.subarray(0, start.length).equals(start))) throw new Refused('holdsFiles', name)
  if (/vbaproject|vbadata|activex/i.test(name)) throw new Refused('active', name)
  if (content && name !== TYPES)
    for (const { name: tag, attributes } of readTags(content)) if (tag === 'Relationship') checkRelation(attributes)
}

function checkRelation(attributes: ReadonlyMap<string, string>): void {
  const relation = (attributes.get('Type') ?? '').split('/').at(-1)!.toLowerCase()
  if (ACTIVE_RELATIONS.has(relation)) throw new Refused('active', relation)
  if (FILE_RELATIONS.has(relation)) throw new Refused('holdsFiles', relation)
  const isOutside = (attributes.get('TargetMode') ?? '').toLowerCase() === 'external'
  if (isOutside && !mayBeOutside(relation, attributes.get('Target') ?? '')) throw new Refused('active', `a ${relation} outside of it`)
}

/** Links wait until they are pressed. Word notes the template on its writer's own disk, which is fetched from nowhere else. */
function mayBeOutside(relation: string, target: string): boolean {
  if (relation === 'hyperlink') return true
  return relation === 'attachedtemplate' && /^(?:normal\.dot[mx]?$|(?:file:\/\/\/)?[a-z]:[\\/])/i.test(target)
}
