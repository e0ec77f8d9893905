import { messages } from '@keystead/contract/text/shared-messages.text.ts'

export type FileRules = {
  /** Endings without the dot: `jpg`. */
  extensions: readonly string[]
  maxBytes: number
  /** What is said of a larger one, where the limit is not the usual one. */
  tooLarge?: string
  /** How many more are taken. */
  room: number
}

type Obstacle = 'format' | 'size' | 'count'
export type FileChoice = { accepted: File[]; refused: { name: string; obstacle: Obstacle; reason: string }[] }

/** Which of the chosen files are taken, and why the others are not, in the sentences of the contract. */
export function chooseFiles(
  files: readonly File[],
  { extensions, maxBytes, tooLarge = messages.fileTooLarge, room }: FileRules,
): FileChoice {
  const choice: FileChoice = { accepted: [], refused: [] }
  const reasons: Record<Obstacle, string> = { format: messages.fileFormat, size: tooLarge, count: messages.maximumFiles }
  for (const file of files) {
    const obstacle = obstacleOf(file, extensions, maxBytes) ?? (choice.accepted.length >= room ? 'count' : null)
    if (obstacle === null) choice.accepted.push(file)
    else choice.refused.push({ name: file.name, obstacle, reason: reasons[obstacle] })
  }
  return choice
}

function obstacleOf(file: File, extensions: readonly string[], maxBytes: number): Obstacle | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!extensions.includes(ending)) return 'format'
  return file.size > maxBytes ? 'size' : null
}

/** What is sent instead of the files, in their order, and which of them cannot be. */
export async function preparedFiles(
  files: readonly File[],
  prepare: (file: File) => Promise<File | string> = (file) => Promise.resolve(file),
): Promise<FileChoice> {
  const choice: FileChoice = { accepted: [], refused: [] }
  // One after the other: a photo takes much memory while it is read.
  for (const file of files) {
    const prepared = await prepare(file)
    if (typeof prepared === 'string') choice.refused.push({ name: file.name, obstacle: 'format', reason: prepared })
    else choice.accepted.push(prepared)
  }
  return choice
}

/** What is said of all that was refused, above a line for each (spec §5). */
export function refusalOf(refused: FileChoice['refused']): string {
  if (refused.every(({ obstacle }) => obstacle === 'size')) return messages.maximumFileSize
  if (refused.every(({ obstacle }) => obstacle === 'count')) return messages.maximumFiles
  return messages.filesRejected
}
