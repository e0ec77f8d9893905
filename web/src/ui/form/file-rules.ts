import { messages } from '@keystead/contract/text/messages.ts'

export type FileRules = {
  /** Endings without the dot: `jpg`. */
  extensions: readonly string[]
  maxBytes: number
  /** What is said of a larger one, where the limit is not the usual one. */
  tooLarge?: string
  /** How many more are taken. */
  room: number
}

export type FileChoice = { accepted: File[]; refused: { name: string; reason: string }[] }

/** Which of the chosen files are taken, and why the others are not, in the sentences of the contract. */
export function chooseFiles(
  files: readonly File[],
  { extensions, maxBytes, tooLarge = messages.fileTooLarge, room }: FileRules,
): FileChoice {
  const choice: FileChoice = { accepted: [], refused: [] }
  for (const file of files) {
    const reason = refusal(file, { extensions, maxBytes, tooLarge }) ?? (choice.accepted.length >= room ? messages.maximumFiles : null)
    if (reason === null) choice.accepted.push(file)
    else choice.refused.push({ name: file.name, reason })
  }
  return choice
}

function refusal(file: File, { extensions, maxBytes, tooLarge }: Required<Omit<FileRules, 'room'>>): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!extensions.includes(ending)) return messages.fileFormat
  return file.size > maxBytes ? tooLarge : null
}
