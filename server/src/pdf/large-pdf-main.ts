import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { inputOfOwnProcess } from '../process/own-process-input.ts'
import { ANSWER, WORK } from './large-pdf.ts'
import { type PdfWork, makePdf } from './make-pdf.ts'

// Calls and pages go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { input } = await inputOfOwnProcess<{ readonly folder: string }>()
const answer = makePdf(deserialize(await readFile(join(input.folder, WORK))) as PdfWork)
await writeFile(join(input.folder, ANSWER), serialize(answer))
